-- A line for each order from before there were lines, a thousand orders at a time; $1 is the number reached before.
WITH batch AS (
  SELECT o.* FROM "Order" o WHERE o."number" > $1 ORDER BY o."number" LIMIT 1000 FOR UPDATE
), added AS (
  INSERT INTO "OrderLine" ("orderId", "courseId", "title", "pricePence", "refundedPence", "lostPence")
  SELECT "id", "courseId", "courseTitle", "pricePence", "refundedPence",
    least("pricePence" - "refundedPence", coalesce("lostPence",
      CASE "disputeStatus" WHEN 'lost' THEN "pricePence" - "refundedPence" ELSE 0 END))
  FROM batch ON CONFLICT DO NOTHING RETURNING "id", "orderId"
), given AS (
  UPDATE "Grant" g SET "lineId" = added."id" FROM added WHERE g."orderId" = added."orderId" AND g."lineId" IS NULL
)
SELECT max("number") AS "reached" FROM batch
