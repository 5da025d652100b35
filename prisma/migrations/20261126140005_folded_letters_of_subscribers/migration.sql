-- One table in each of these migrations, locked once and as strongly as it has to be: no sale can deadlock with it.
DO $$
BEGIN
  DROP INDEX IF EXISTS "NewsletterSubscriber_folded";
  CREATE INDEX "NewsletterSubscriber_folded" ON "NewsletterSubscriber" USING gin (folded("email") gin_trgm_ops);
EXCEPTION
  WHEN undefined_object THEN
    RAISE NOTICE 'Searches of the back office have no index: %', SQLERRM;
END
$$;
