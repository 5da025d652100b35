-- What was bought with test keys opens nothing once the shop takes real money. Orders from before count
-- as real: nobody can tell any more, and nothing that was paid for may be lost.
ALTER TABLE "Order" ADD COLUMN "isTest" BOOLEAN NOT NULL DEFAULT false;

-- A shop that has sold nothing yet begins to compare its orders with its payments at its first sweep, and
-- not with whatever its account took since it was installed.
DELETE FROM "Sweep" WHERE NOT EXISTS (SELECT FROM "Order");
