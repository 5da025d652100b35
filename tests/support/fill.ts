import { env } from "@/lib/env";
import { withClient } from "./with-client";

/** Writes large amounts of test data, however long that takes; the site's own time limits are too short. */
export async function fill(...statements: string[]): Promise<void> {
  await withClient(env.DATABASE_URL, async (client) => {
    for (const statement of statements) await client.query(statement);
  });
}
