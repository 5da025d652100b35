-- Whom the invoice names, if the buyer said so at checkout.
ALTER TABLE "Order" ADD COLUMN "buyerCompany" TEXT, ADD COLUMN "buyerAddress" TEXT, ADD COLUMN "buyerNumber" TEXT;
