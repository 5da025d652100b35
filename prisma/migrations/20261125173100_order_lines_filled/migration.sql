-- The rest, where another tool applies this without the batches beside it.
INSERT INTO "OrderLine" ("orderId", "courseId", "title", "pricePence", "refundedPence", "lostPence")
SELECT o."id", o."courseId", o."courseTitle", o."pricePence", o."refundedPence", lost_pence(o)
FROM "Order" o WHERE NOT EXISTS (SELECT FROM "OrderLine" l WHERE l."orderId" = o."id");
UPDATE "Grant" g SET "lineId" = l."id" FROM "OrderLine" l
WHERE g."lineId" IS NULL AND l."orderId" = g."orderId" AND l."courseId" = g."courseId";
ALTER TABLE "Grant" VALIDATE CONSTRAINT "Grant_lineId_fkey";
