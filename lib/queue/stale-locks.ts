import { db } from "@/lib/db";
import { logger } from "@/lib/logger";

const BEAT_MS = 15_000;
/** After four missed beats, the process has died or lost the database. */
const STALE_AFTER_S = 60;

/**
 * Releases locks that are not renewed, because their process was killed; graphile-worker itself waits four hours. A
 * job whose completion could not be recorded runs again.
 */
export function watchJobLocks(runningJobs: ReadonlySet<string>): void {
  const beat = () =>
    renewLocks([...runningJobs])
      .then(forgetReplacedJobs)
      .then(releaseStaleLocks)
      .catch((error) => logger.error({ err: error }, "job locks were not kept"));
  beat();
  setInterval(beat, BEAT_MS).unref();
}

export async function renewLocks(jobIds: string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_at = now()
    WHERE locked_by IS NOT NULL AND id = ANY(${jobIds}::bigint[])`;
}

/** Also unlocks the queue, which is locked together with its running job. */
export async function releaseStaleLocks(): Promise<void> {
  await db.$executeRaw`
    WITH released AS (
      UPDATE graphile_worker._private_jobs SET locked_at = NULL, locked_by = NULL
      WHERE locked_at < now() - make_interval(secs => ${STALE_AFTER_S})
      RETURNING job_queue_id
    )
    UPDATE graphile_worker._private_job_queues SET locked_at = NULL, locked_by = NULL
    WHERE id IN (SELECT job_queue_id FROM released)`;
}

/**
 * Adding a job under the key of a running one creates a second job and leaves the first without key or attempts
 * (graphile-worker's add_job). If that one's process dies, nothing else deletes it.
 */
export async function forgetReplacedJobs(): Promise<void> {
  await db.$executeRaw`
    DELETE FROM graphile_worker._private_jobs
    WHERE key IS NULL AND attempts >= max_attempts
      AND (locked_at IS NULL OR locked_at < now() - make_interval(secs => ${STALE_AFTER_S}))`;
}
