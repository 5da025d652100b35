-- Fees and payouts, read from the card provider by the sweep.
ALTER TABLE "Sweep" ADD COLUMN "balanceReachedAt" TIMESTAMPTZ(3);

CREATE TABLE "BalanceTransaction" (
    "id" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "type" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "description" TEXT,
    "currency" CHAR(3) NOT NULL,
    "amountPence" INTEGER NOT NULL,
    "feePence" INTEGER NOT NULL,
    "fees" JSONB NOT NULL,
    "netPence" INTEGER NOT NULL,
    "sourceId" TEXT,
    "paymentIntentId" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "availableAt" TIMESTAMPTZ(3) NOT NULL,
    "payoutId" TEXT,

    CONSTRAINT "BalanceTransaction_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "BalanceTransaction_adds_up" CHECK ("netPence" = "amountPence" - "feePence")
);
CREATE INDEX "BalanceTransaction_livemode_createdAt_idx" ON "BalanceTransaction"("livemode", "createdAt");
CREATE INDEX "BalanceTransaction_paymentIntentId_idx" ON "BalanceTransaction"("paymentIntentId");
CREATE INDEX "BalanceTransaction_payoutId_idx" ON "BalanceTransaction"("payoutId");

CREATE TABLE "Payout" (
    "id" TEXT NOT NULL,
    "livemode" BOOLEAN NOT NULL,
    "currency" CHAR(3) NOT NULL,
    "amountPence" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "isAutomatic" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "arrivesAt" TIMESTAMPTZ(3) NOT NULL,
    "summedPence" INTEGER,

    CONSTRAINT "Payout_pkey" PRIMARY KEY ("id")
);
CREATE INDEX "Payout_livemode_createdAt_idx" ON "Payout"("livemode", "createdAt");
