import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";
import { releaseStaleLocks, renewLocks } from "@/lib/jobs/stale-locks";
import { jobsOf } from "../support/jobs";

/** A job of the sweep's queue, which is locked with it. */
async function lockedJob(secondsAgo: number) {
  const [job] = await db.$queryRaw<[{ id: bigint; queue: number }]>`
    SELECT id, job_queue_id AS queue
    FROM graphile_worker.add_job('sweep', queue_name := ${randomUUID()})`;
  await db.$executeRaw`
    UPDATE graphile_worker._private_job_queues SET locked_by = 'somebody', locked_at = now()
    WHERE id = ${job.queue}`;
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs
    SET locked_by = 'somebody', locked_at = now() - make_interval(secs => ${secondsAgo})
    WHERE id = ${job.id}`;
  return job;
}

async function isLocked({ id, queue }: { id: bigint; queue: number }) {
  const [job] = await db.$queryRaw<{ locked: boolean }[]>`
    SELECT locked_by IS NOT NULL AS locked FROM graphile_worker._private_jobs WHERE id = ${id}`;
  const [ofQueue] = await db.$queryRaw<{ locked: boolean }[]>`
    SELECT locked_by IS NOT NULL AS locked FROM graphile_worker._private_job_queues WHERE id = ${queue}`;
  return { job: job?.locked, queue: ofQueue?.locked };
}

it("a killed process's job is free after a minute, a running one stays however long it takes", async () => {
  const killed = await lockedJob(90);
  const running = await lockedJob(90);
  await renewLocks([String(running.id)]);
  await releaseStaleLocks();
  expect(await isLocked(killed)).toEqual({ job: false, queue: false });
  expect(await isLocked(running)).toEqual({ job: true, queue: true });
});

it("the same key twice is one job", async () => {
  const key = randomUUID();
  await addJob(db, "sweep", {}, key);
  await addJob(db, "sweep", {}, key);
  expect(await jobsOf(key)).toHaveLength(1);
});

it("a job of a transaction that rolls back is never there", async () => {
  const key = randomUUID();
  const fact = db.$transaction(async (tx) => {
    await addJob(tx, "sweep", {}, key);
    throw new Error("The fact did not happen.");
  });
  await expect(fact).rejects.toThrow("The fact did not happen.");
  expect(await jobsOf(key)).toEqual([]);
});
