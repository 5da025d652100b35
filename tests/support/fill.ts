import pg from "pg";
import { env } from "@/lib/env";

/** Writes what a test wants a great deal of, however long that takes: the site's own patience is short. */
export async function fill(...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: env.DATABASE_URL });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}
