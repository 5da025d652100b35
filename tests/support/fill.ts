import { env } from "@/lib/env";
import { withClient } from "./with-client";

/** Writes what a test wants a great deal of, however long that takes: the site's own patience is short. */
export async function fill(...statements: string[]): Promise<void> {
  await withClient(env.DATABASE_URL, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}
