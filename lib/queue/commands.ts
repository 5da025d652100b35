import { db, type Transaction } from "@/lib/db";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import { requestId } from "@/lib/request-context";

/** Each file in lib/jobs/definitions adds its name and payload: ids, never copies of rows. */
export interface Jobs {}

export type JobName = keyof Jobs;

/** Enough attempts, with pauses that grow to six hours, to outlast a provider's outage of days. */
const MAX_ATTEMPTS = 30;

const DAYS_KEPT = 30;

/** Adds the job in the transaction of its fact, so that neither exists alone. Repeating a key makes one job. */
export async function addJob<Name extends JobName>(
  tx: Transaction,
  name: Name,
  payload: Jobs[Name],
  key: string,
  runAt: Date | null = null,
): Promise<void> {
  const stored = { ...payload, requestId: requestId() };
  await tx.$executeRaw`
    SELECT graphile_worker.add_job(
      ${name}, ${JSON.stringify(stored)}::json,
      run_at := ${runAt}::timestamptz, job_key := ${key}, job_key_mode := 'preserve_run_at', max_attempts := ${MAX_ATTEMPTS}::int
    )::text`;
}

/** Restarts jobs that gave up, or whose process died during the last try. Their work may be repeated. */
export async function reviveJobs(names: JobName[]): Promise<void> {
  await db.$executeRaw`
    SELECT id::text FROM graphile_worker.reschedule_jobs(
      ARRAY(
        SELECT id FROM graphile_worker.jobs
        WHERE task_identifier = ANY(${names}) AND key IS NOT NULL
          AND locked_at IS NULL AND attempts >= max_attempts),
      run_at := now(), attempts := 0)`;
}

export async function forgetDeadJobs(): Promise<string> {
  const count = await untilNoneIsLeft(
    (most) => db.$executeRaw`
      DELETE FROM graphile_worker._private_jobs WHERE id IN (
        SELECT id FROM graphile_worker._private_jobs
        WHERE locked_at IS NULL AND attempts >= max_attempts
          AND run_at < now() - make_interval(days => ${DAYS_KEPT}::int)
        ORDER BY run_at LIMIT ${most})`,
  );
  return `${count} jobs forgotten that had been given up`;
}

export async function forgetFutureStarts(): Promise<void> {
  await db.$executeRaw`
    UPDATE graphile_worker._private_known_crontabs SET last_execution = now()
    WHERE last_execution > now()`;
}
