-- From which network an order was begun, as a keyed hash: failed cards are counted by it for an hour.
ALTER TABLE "Order" ADD COLUMN "networkKey" TEXT;
CREATE INDEX "Order_networkKey_idx" ON "Order" ("networkKey");
