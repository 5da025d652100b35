import { db } from "@/lib/db";

const DAYS_KEPT = 30;

/** Nothing else deletes given-up jobs without a key. */
export async function forgetDeadJobs(): Promise<string> {
  const count = await db.$executeRaw`
    DELETE FROM graphile_worker._private_jobs
    WHERE key IS NULL AND locked_at IS NULL AND attempts >= max_attempts
      AND run_at < now() - make_interval(days => ${DAYS_KEPT}::int)`;
  return `${count} jobs forgotten that had been given up`;
}
