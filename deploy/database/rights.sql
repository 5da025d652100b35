-- Grants do not cover new tables, so this runs after each migration.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = 'site') THEN
    CREATE ROLE site LOGIN;
  END IF;
END
$$;

GRANT USAGE ON SCHEMA public, graphile_worker TO site;
GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO site;
GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO site;
REVOKE INSERT, UPDATE, DELETE ON _prisma_migrations, graphile_worker.migrations FROM site;

-- The queue's tables show rows only to their owner unless a policy allows more.
DO $$
DECLARE
  guarded regclass;
BEGIN
  FOR guarded IN
    SELECT oid FROM pg_class
    WHERE relnamespace = 'graphile_worker'::regnamespace AND relrowsecurity
  LOOP
    EXECUTE format('DROP POLICY IF EXISTS site ON %s', guarded);
    EXECUTE format('CREATE POLICY site ON %s TO site USING (true)', guarded);
  END LOOP;
END
$$;
