import { db } from "@/lib/db";

/** The waiting job with this key, or none. */
export function jobsOf(key: string) {
  return db.$queryRaw<{ key: string; attempts: number }[]>`
    SELECT key, attempts FROM graphile_worker.jobs WHERE key = ${key}`;
}

/** Loses the job with this key, as a restored backup may. */
export function loseJob(key: string) {
  return db.$queryRaw`SELECT graphile_worker.remove_job(${key})::text`;
}
