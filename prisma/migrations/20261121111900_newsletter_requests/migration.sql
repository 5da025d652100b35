-- When the address was last asked to confirm: what is never confirmed is deleted after a month.
ALTER TABLE "NewsletterSubscriber"
  ADD COLUMN "requestedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
