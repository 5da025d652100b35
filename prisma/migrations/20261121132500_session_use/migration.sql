-- When a browser was last here. Until now its end told that: it lay thirty days later.
ALTER TABLE "Session" ADD COLUMN "usedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP;
UPDATE "Session" SET "usedAt" = "expires" - interval '30 days';
