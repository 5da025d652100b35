-- One table in each of these migrations, locked once and as strongly as it has to be: no sale can deadlock with it.
DO $$
BEGIN
  DROP INDEX IF EXISTS "User_folded";
  CREATE INDEX "User_folded" ON "User" USING gin (folded("email" || ' ' || coalesce("name", '')) gin_trgm_ops);
EXCEPTION
  WHEN undefined_object THEN
    RAISE NOTICE 'Searches of the back office have no index: %', SQLERRM;
END
$$;
