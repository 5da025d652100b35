import { db } from "@/lib/db";

/** How long a job that was given up is kept, with the error it failed on. */
const DAYS_KEPT = 30;

/** Job: deletes given-up jobs without a key: they never start again, and nothing else deletes them. */
export async function forgetDeadJobs(): Promise<string> {
  const count = await db.$executeRaw`
    DELETE FROM graphile_worker._private_jobs
    WHERE key IS NULL AND locked_at IS NULL AND attempts >= max_attempts
      AND run_at < now() - make_interval(days => ${DAYS_KEPT}::int)`;
  return `${count} jobs forgotten that had been given up`;
}
