-- A function of the site by which consumers withdraw from a contract (Directive 2011/83/EU, Art. 11a).
CREATE TABLE "Withdrawal" (
    "id" UUID NOT NULL,
    "name" TEXT,
    "email" TEXT,
    "orderNumber" TEXT NOT NULL,
    "part" TEXT NOT NULL,
    "orderId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Withdrawal_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "Withdrawal_email_orderNumber_part_key" ON "Withdrawal"("email", "orderNumber", "part");
CREATE INDEX "Withdrawal_orderId_idx" ON "Withdrawal"("orderId");
CREATE INDEX "Withdrawal_createdAt_idx" ON "Withdrawal"("createdAt");
