-- Which terms a sale was made under; older orders were made before versions were kept.
ALTER TABLE "Order" ADD COLUMN "termsVersion" TEXT;
