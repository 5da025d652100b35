import pg from "pg";
import { eventually } from "../support/eventually";
import { databaseUrl, query } from "../support/world";

const LOCK = 4711;

export type Moment = { table: string; on: "INSERT" | "UPDATE" | "DELETE"; at?: "COMMIT" };

/**
 * Stops every transaction that reaches a certain moment until the gate is opened: the moment in which a
 * test kills the site. `at: "COMMIT"` stops it after all its work, when it is about to commit.
 */
export class DatabaseGate {
  private constructor(
    readonly keeper: pg.Client,
    readonly moment: Moment,
  ) {}

  static async close(moment: Moment): Promise<DatabaseGate> {
    const keeper = new pg.Client({ connectionString: databaseUrl });
    await keeper.connect();
    await keeper.query(`SELECT pg_advisory_lock(${LOCK})`);
    const { table, on, at } = moment;
    await query(`
      CREATE OR REPLACE FUNCTION wait_at_the_gate() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        PERFORM pg_advisory_xact_lock_shared(${LOCK});
        RETURN NULL;
      END $$;
      CREATE ${at ? "CONSTRAINT " : ""}TRIGGER the_gate AFTER ${on} ON ${table}
      ${at ? "DEFERRABLE INITIALLY DEFERRED" : ""}
      FOR EACH ROW EXECUTE FUNCTION wait_at_the_gate()`);
    return new DatabaseGate(keeper, moment);
  }

  /** Waits until a transaction is held at the gate. */
  async reached(): Promise<void> {
    await eventually("somebody at the gate", async () => {
      const waiting = await query(
        `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = ${LOCK} AND NOT granted`,
      );
      return waiting.length > 0;
    });
  }

  async open(): Promise<void> {
    await this.keeper.end();
    await query(`DROP TRIGGER the_gate ON ${this.moment.table}`);
  }
}
