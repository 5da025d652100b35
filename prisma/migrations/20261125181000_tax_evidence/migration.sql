-- What spoke for the buyer's country when an order was paid: kept for the tax office, and names nobody.
CREATE TABLE "TaxEvidence" (
    "orderId" UUID NOT NULL,
    "addressCountry" CHAR(2),
    "cardCountry" CHAR(2),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "TaxEvidence_pkey" PRIMARY KEY ("orderId")
);
CREATE INDEX "TaxEvidence_createdAt_idx" ON "TaxEvidence"("createdAt");
