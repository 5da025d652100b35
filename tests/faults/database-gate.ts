import pg from "pg";
import { eventually } from "../support/eventually";
import { breaks } from "../support/site-errors";
import { databaseUrl, query } from "../support/world";

const LOCK = 4711;

export type Moment = { table: string; on: "INSERT" | "UPDATE" | "DELETE"; at?: "COMMIT" };

/**
 * Stops every transaction at a certain moment, at which a test kills the site, until the gate is opened. `at:
 * "COMMIT"` stops it after all its work, when it is about to commit.
 */
export async function closeGate({ table, on, at }: Moment) {
  breaks("database");
  const keeper = new pg.Client({ connectionString: databaseUrl });
  await keeper.connect();
  await keeper.query(`SELECT pg_advisory_lock(${LOCK})`);
  await query(`
    CREATE OR REPLACE FUNCTION wait_at_the_gate() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      PERFORM pg_advisory_xact_lock_shared(${LOCK});
      RETURN NULL;
    END $$;
    CREATE ${at ? "CONSTRAINT " : ""}TRIGGER the_gate AFTER ${on} ON ${table}
    ${at ? "DEFERRABLE INITIALLY DEFERRED" : ""}
    FOR EACH ROW EXECUTE FUNCTION wait_at_the_gate()`);
  return {
    /** Waits until a transaction is held at the gate. */
    reached: () =>
      eventually("somebody at the gate", async () => {
        const waiting = await query(
          `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted`,
        );
        return waiting.length > 0;
      }),
    async open(): Promise<void> {
      await keeper.end();
      await query(`DROP TRIGGER IF EXISTS the_gate ON ${table}`);
    },
  };
}
