import { eventually } from "../support/eventually";
import { readJobs } from "../support/waiting-jobs";
import { cardProvider, query } from "../support/world";

/** Skips the pause before a failed job's next attempt. */
export async function letPausesPass(): Promise<void> {
  await query(`UPDATE graphile_worker._private_jobs SET run_at = now() WHERE locked_at IS NULL`);
  await query(`SELECT pg_notify('jobs:insert', '{"count":100}')`);
}

/** Skips the minute after which others take over the jobs of a killed process. */
export async function letLocksGoStale(): Promise<void> {
  await query(
    `UPDATE graphile_worker._private_jobs SET locked_at = locked_at - interval '2 minutes'
     WHERE locked_at IS NOT NULL`,
  );
}

/** Waits until a worker is doing a job of this kind. */
export async function untilUnderWay(task: string): Promise<void> {
  await eventually(`job ${task} under way`, async () =>
    (await readJobs()).some((job) => job.task === task && job.isRunning),
  );
}

const SWEEP = "sweep-of-a-test";

/** Requests a sweep as the clock does every ten minutes, and returns whether it succeeded. */
export async function sweep(seconds = 30): Promise<boolean> {
  await query(
    `SELECT graphile_worker.add_job('sweep', '{}'::json, job_key := '${SWEEP}', max_attempts := 1)`,
  );
  await eventually(
    "end of the sweep",
    async () => {
      const job = (await readJobs()).find(({ key }) => key === SWEEP);
      return !job || (job.attempts === 1 && !job.isRunning);
    },
    seconds,
  );
  const failed = await query(
    `DELETE FROM graphile_worker._private_jobs WHERE key = '${SWEEP}' RETURNING id`,
  );
  return failed.length === 0;
}

/** Waits until no event is being delivered and no job is left, however often a job is retried. */
export async function settle(seconds = 30): Promise<void> {
  await eventually(
    "rest",
    async () => {
      const before = await cardProvider.deliveries();
      if (before.some(({ state }) => state === "pending")) return false;
      if ((await readJobs()).length > 0) {
        await letPausesPass();
        return false;
      }
      // A job that ended between the two queries may have led to another delivery.
      return (await cardProvider.deliveries()).length === before.length;
    },
    seconds,
  ).catch(async (error) => {
    throw new Error(`${error.message} Left: ${JSON.stringify(await readJobs())}`);
  });
}
