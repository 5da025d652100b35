-- Orders are filtered by country, and the filter offers those that buyers named.
CREATE INDEX "Order_buyerCountry_idx" ON "Order"("buyerCountry");
