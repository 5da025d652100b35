import { db } from "@/lib/db";
import { logger } from "@/lib/logger";

/** Longer than a job of ours takes; a job that runs twice all the same changes nothing twice. */
const STALE_AFTER_S = 60;
const CHECK_EVERY_MS = 15_000;

/**
 * Gives the jobs of a killed process to the living. graphile-worker itself waits four hours for a
 * worker that does not come back.
 */
export async function releaseStaleLocks(): Promise<void> {
  await db.$queryRaw`
    SELECT graphile_worker.force_unlock_workers(ARRAY(
      SELECT DISTINCT locked_by FROM graphile_worker.jobs
      WHERE locked_at < now() - make_interval(secs => ${STALE_AFTER_S})
    ))::text`;
}

export function keepReleasingStaleLocks(): void {
  setInterval(() => {
    releaseStaleLocks().catch((error) => logger.error(error, "stale locks were not released"));
  }, CHECK_EVERY_MS).unref();
}
