-- An order that a restored backup lacks is rebuilt from its payment, which does not know the buyer's consent.
ALTER TABLE "Order" ADD COLUMN "rebuiltAt" TIMESTAMPTZ(3);
ALTER TABLE "Order" DROP CONSTRAINT "Order_paid_is_whole";
ALTER TABLE "Order" ADD CONSTRAINT "Order_paid_is_whole" CHECK (
  "status" <> 'paid'
  OR ("paymentIntentId" IS NOT NULL AND "paidAt" IS NOT NULL
      AND ("rebuiltAt" IS NOT NULL OR ("consentVersion" IS NOT NULL AND "consentedAt" IS NOT NULL))
      AND ("erasedAt" IS NOT NULL OR ("email" IS NOT NULL AND "userId" IS NOT NULL)))
);
