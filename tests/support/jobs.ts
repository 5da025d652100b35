import { db } from "@/lib/db";

/** The job waiting in the queue under a key: one or none. */
export function jobsOf(key: string) {
  return db.$queryRaw<{ key: string; attempts: number }[]>`
    SELECT key, attempts FROM graphile_worker.jobs WHERE key = ${key}`;
}
