-- A sale outlives the person who made it: an erased order is paid and nobody's.
ALTER TABLE "Order" ADD COLUMN "erasedAt" TIMESTAMPTZ(3);
ALTER TABLE "Order" DROP CONSTRAINT "Order_paid_is_whole";
ALTER TABLE "Order" ADD CONSTRAINT "Order_paid_is_whole" CHECK (
  "status" <> 'paid'
  OR ("paymentIntentId" IS NOT NULL AND "paidAt" IS NOT NULL
      AND "consentVersion" IS NOT NULL AND "consentedAt" IS NOT NULL
      AND ("erasedAt" IS NOT NULL OR ("email" IS NOT NULL AND "userId" IS NOT NULL)))
);
ALTER TABLE "Order" ADD CONSTRAINT "Order_erased_is_nobodys" CHECK (
  "erasedAt" IS NULL OR ("email" IS NULL AND "userId" IS NULL)
);

-- A change of address takes effect when both addresses have agreed.
CREATE TABLE "EmailChange" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "oldEmail" TEXT NOT NULL,
    "newEmail" TEXT NOT NULL,
    "oldConfirmedAt" TIMESTAMPTZ(3),
    "newConfirmedAt" TIMESTAMPTZ(3),
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "EmailChange_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "EmailChange_userId_key" ON "EmailChange"("userId");
CREATE INDEX "EmailChange_newEmail_idx" ON "EmailChange"("newEmail");
CREATE INDEX "EmailChange_expiresAt_idx" ON "EmailChange"("expiresAt");
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "EmailChange" ADD CONSTRAINT "EmailChange_emails_lower" CHECK (
  "oldEmail" = lower(btrim("oldEmail")) AND "newEmail" = lower(btrim("newEmail")) AND "oldEmail" <> "newEmail"
);

-- People may ask what was written to them.
ALTER TABLE "OutboxMail" ADD COLUMN "subject" TEXT;
