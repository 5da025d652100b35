-- A payment that is found after an outage belongs to the day on which it was made.
ALTER TABLE "Order" ADD COLUMN "chargedAt" TIMESTAMPTZ(3);

CREATE INDEX "Order_charged_at" ON "Order" ((coalesce("chargedAt", "paidAt"))) WHERE "status" = 'paid';
