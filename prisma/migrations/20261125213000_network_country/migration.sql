-- The country of the network from which an order was begun, where a trusted proxy names it: one more fact for the tax office.
ALTER TABLE "Order" ADD COLUMN "networkCountry" CHAR(2);
ALTER TABLE "TaxEvidence" ADD COLUMN "networkCountry" CHAR(2);
