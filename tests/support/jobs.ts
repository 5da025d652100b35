import { db } from "@/lib/db";

/** What waits in the queue under a key: one job or none. */
export function jobsOf(key: string) {
  return db.$queryRaw<{ key: string; attempts: number }[]>`
    SELECT key, attempts FROM graphile_worker.jobs WHERE key = ${key}`;
}
