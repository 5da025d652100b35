-- What has been asked back and has not gone back yet, and what the bank took in disputes that were lost; null for
-- orders from before that was kept, which lost all that was left. An inquiry takes no money, and a refund answers it.
ALTER TABLE "Order"
  ADD COLUMN "pendingRefundPence" INTEGER NOT NULL DEFAULT 0,
  ADD COLUMN "lostPence" INTEGER,
  ADD COLUMN "isInquiry" BOOLEAN NOT NULL DEFAULT false;
ALTER TABLE "Order" ADD CONSTRAINT "Order_pending_and_lost" CHECK ("pendingRefundPence" >= 0 AND "lostPence" >= 0);

-- The overview counts the lost part, too, and goes on reading the index alone.
DROP INDEX "Order_sold_at";
CREATE INDEX "Order_sold_at" ON "Order" ((coalesce("chargedAt", "paidAt")))
  INCLUDE ("chargedAt", "paidAt", "courseId", "pricePence", "refundedPence", "disputeStatus", "isTest", "lostPence")
  WHERE "status" = 'paid';
