import { db } from "@/lib/db";
import { Refusal } from "@/lib/errors";

/** @throws Refusal 503 where the database does not answer: others may go on serving. */
export async function checkDatabase(): Promise<void> {
  try {
    await db.$queryRaw`SELECT 1`;
  } catch (cause) {
    throw new Refusal(503, "The database does not answer.", {}, { cause });
  }
}
