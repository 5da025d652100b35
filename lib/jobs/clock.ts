import { db } from "@/lib/db";

/**
 * graphile-worker starts a scheduled job only if its last start is in the past. A machine whose clock was
 * ahead for a moment would otherwise start nothing until that time comes.
 */
export async function forgetStartsToCome(): Promise<void> {
  await db.$executeRaw`
    UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
    WHERE last_execution > now()`;
}

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
