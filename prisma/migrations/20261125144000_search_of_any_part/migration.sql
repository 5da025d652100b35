-- The back office finds any part of a name, an address, an order's number or a payment's id. Trigrams make that fast
-- in a large shop; where the database does not have them, or its role may not add them, a search reads the tables.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX "Course_search" ON "Course" USING gin (lower("title") gin_trgm_ops);
  CREATE INDEX "ContactMessage_search" ON "ContactMessage" USING gin (lower("name" || ' ' || "email" || ' ' || "subject") gin_trgm_ops);
  CREATE INDEX "Order_search" ON "Order" USING gin (lower(coalesce("email", '') || ' ' || coalesce("buyerName", '') || ' ' || coalesce("paymentIntentId", '') || ' ' || "number"::text) gin_trgm_ops);
  CREATE INDEX "User_search" ON "User" USING gin (lower("email" || ' ' || coalesce("name", '')) gin_trgm_ops);
  CREATE INDEX "NewsletterSubscriber_search" ON "NewsletterSubscriber" USING gin (lower("email") gin_trgm_ops);
EXCEPTION
  WHEN insufficient_privilege OR undefined_file OR undefined_object OR feature_not_supported THEN
    RAISE NOTICE 'Searches of the back office have no index: %', SQLERRM;
END
$$;
