import { createHash, randomUUID } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { z } from "zod";

// Prisma's own lock number, so that `prisma migrate` and this never run at the same time.
const PRISMA_LOCK = 72_707_369;

// While a migration waits for a table's lock, later queries on the table wait too, so the migration gives up early.
const LOCK_LIMIT = "SET lock_timeout = '5s'";

// Prisma's own table, so that either tool continues where the other stopped.
const MIGRATIONS_TABLE = `
  CREATE TABLE IF NOT EXISTS _prisma_migrations (
    id varchar(36) PRIMARY KEY NOT NULL,
    checksum varchar(64) NOT NULL,
    finished_at timestamptz,
    migration_name varchar(255) NOT NULL,
    logs text,
    rolled_back_at timestamptz,
    started_at timestamptz NOT NULL DEFAULT now(),
    applied_steps_count integer NOT NULL DEFAULT 0
  )`;

const recordSchema = z.object({
  migration_name: z.string(),
  checksum: z.string(),
  finished_at: z.date().nullable(),
});

type Migration = {
  name: string;
  sql: string;
  checksum: string;
  /** One statement, see `runBatches`. */
  batches: string | null;
};

/**
 * Applies the migrations that the database lacks, each in one transaction after its batches, then the job
 * queue's own.
 * @throws if an applied migration's file has changed, or a migration failed under another tool
 */
export async function migrate(
  databaseUrl: string,
  folder = fileURLToPath(new URL("./migrations", import.meta.url)),
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query("SELECT pg_advisory_lock($1)", [PRISMA_LOCK]);
    await client.query(MIGRATIONS_TABLE);
    for (const migration of await pending(client, readMigrations(folder))) {
      await apply(client, migration);
      console.log(`Applied ${migration.name}`);
    }
    await migrateQueue(databaseUrl);
  } finally {
    // Ends the session, and with it the lock.
    await client.end();
  }
}

async function migrateQueue(connectionString: string): Promise<void> {
  const pgPool = new pg.Pool({ connectionString, onConnect: (client) => client.query(LOCK_LIMIT) });
  try {
    await runMigrations({ pgPool });
  } finally {
    await pgPool.end();
  }
}

function readMigrations(folder: string): Migration[] {
  return readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, "migration.sql")))
    .sort()
    .map((name) => {
      const sql = readFileSync(join(folder, name, "migration.sql"), "utf8");
      const file = join(folder, name, "batches.sql");
      const batches = existsSync(file) ? readFileSync(file, "utf8") : null;
      return { name, sql, checksum: createHash("sha256").update(sql).digest("hex"), batches };
    });
}

async function pending(client: pg.Client, migrations: Migration[]): Promise<Migration[]> {
  const { rows } = await client.query(
    "SELECT migration_name, checksum, finished_at FROM _prisma_migrations WHERE rolled_back_at IS NULL",
  );
  const records = new Map(
    z
      .array(recordSchema)
      .parse(rows)
      .map((record) => [record.migration_name, record]),
  );
  return migrations.filter(({ name, checksum }) => {
    const record = records.get(name);
    if (!record) return true;
    if (!record.finished_at) {
      throw new Error(
        `The migration ${name} failed earlier. Settle it with \`prisma migrate resolve\`.`,
      );
    }
    if (record.checksum !== checksum) {
      throw new Error(
        `The migration ${name} was changed after it had been applied. Write a new one instead.`,
      );
    }
    return false;
  });
}

const batchSchema = z.tuple([z.object({ reached: z.number().nullable() })]);

/**
 * Repeats a statement that takes the number reached so far and returns the next one, until it returns null. Each
 * run is a transaction, so that it locks rows only briefly. After an interruption, batches start from 0 again.
 */
async function runBatches(client: pg.Client, statement: string): Promise<void> {
  for (let reached: number | null = 0; reached !== null; ) {
    const { rows }: pg.QueryResult = await client.query(statement, [reached]);
    reached = batchSchema.parse(rows)[0].reached;
  }
}

async function apply(
  client: pg.Client,
  { name, sql, checksum, batches }: Migration,
): Promise<void> {
  await client.query(LOCK_LIMIT);
  if (batches) await runBatches(client, batches);
  try {
    await client.query("BEGIN");
    await client.query(sql);
    await client.query(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, finished_at, applied_steps_count)
       VALUES ($1, $2, $3, clock_timestamp(), 1)`,
      [randomUUID(), checksum, name],
    );
    await client.query("COMMIT");
  } catch (cause) {
    await client.query("ROLLBACK");
    throw new Error(`The migration ${name} failed and changed nothing: ${String(cause)}`, {
      cause,
    });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // The lock belongs to a session, which a pooler in transaction mode would share between clients.
  const databaseUrl = process.env.DIRECT_DATABASE_URL || process.env.DATABASE_URL;
  if (!databaseUrl) throw new Error("Set DATABASE_URL to the database to migrate.");
  await migrate(databaseUrl);
}
