-- Asked at checkout; null for orders from before that, and for checkouts whose form was not sent.
ALTER TABLE "Order" ADD COLUMN "buyerName" TEXT, ADD COLUMN "buyerCountry" CHAR(2);
