-- Reads go on while an index is built beside the former one; one of the next migrations drops that. One table in each
-- of these migrations, locked once and as strongly as it has to be: no sale can deadlock with it.
DO $$
BEGIN
  CREATE INDEX "ContactMessage_folded_letters" ON "ContactMessage" USING gin (folded("name" || ' ' || "email" || ' ' || "subject") gin_trgm_ops);
EXCEPTION
  WHEN undefined_object THEN
    RAISE NOTICE 'Searches of the back office have no index: %', SQLERRM;
END
$$;
