import { db } from "@/lib/db";
import { logger } from "@/lib/logger";

const BEAT_MS = 15_000;
/** Four beats missed: the process is gone, or cut off from the database. */
const STALE_AFTER_S = 60;

/**
 * Gives the jobs of a killed process to the living: each process renews the locks of its own
 * workers, and a lock that nobody renews is released. graphile-worker itself waits four hours.
 */
export function keepLocksHonest(ownWorkerIds: ReadonlySet<string>): void {
  const beat = () =>
    renewLocks([...ownWorkerIds])
      .then(releaseStaleLocks)
      .catch((error) => logger.error(error, "job locks were not kept"));
  beat();
  setInterval(beat, BEAT_MS).unref();
}

export async function renewLocks(workerIds: string[]): Promise<void> {
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET locked_at = now()
    WHERE locked_by = ANY(${workerIds}::text[])`;
}

export async function releaseStaleLocks(): Promise<void> {
  await db.$queryRaw`
    SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT DISTINCT locked_by FROM graphile_worker.jobs
      WHERE locked_at < now() - make_interval(secs => ${STALE_AFTER_S})
    ))::text`;
}
