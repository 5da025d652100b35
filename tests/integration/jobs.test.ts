import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { issueDocuments } from "@/lib/invoices/commands";
import { issueDocuments as issueDocumentsJob } from "@/lib/jobs/definitions/issue-documents";
import { sweep } from "@/lib/payments/sweep";
import { addJob, forgetDeadJobs, forgetFutureStarts } from "@/lib/queue/commands";
import { forgetReplacedJobs, releaseStaleLocks, renewLocks } from "@/lib/queue/stale-locks";
import { daysAgo, soldOrder } from "../support/builders";
import { jobsOf, loseJob } from "../support/jobs";
import { failProvider } from "../support/shop";
import { breaks } from "../support/site-errors";

/** A locked sweep job in a queue of its own, which is locked with it. */
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

it("a killed process's job is released after a minute, and a running one stays locked however long it takes", async () => {
  const killed = await lockedJob(90);
  const running = await lockedJob(90);
  await renewLocks([String(running.id)]);
  await releaseStaleLocks();
  expect(await isLocked(killed)).toEqual({ job: false, queue: false });
  expect(await isLocked(running)).toEqual({ job: true, queue: true });
});

it("a job that was replaced while it ran is removed when its process has died", async () => {
  const key = randomUUID();
  await addJob(db, "sweep", {}, key);
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs
    SET locked_by = 'somebody', locked_at = now() - interval '90 seconds' WHERE key = ${key}`;
  await addJob(db, "sweep", {}, key);
  const readReplaced = () => db.$queryRaw<{ id: bigint }[]>`
    SELECT id FROM graphile_worker._private_jobs WHERE key IS NULL AND locked_by = 'somebody'
      AND attempts = max_attempts`;
  expect(await readReplaced()).toHaveLength(1);
  await forgetReplacedJobs();
  expect(await readReplaced()).toEqual([]);
  expect(await jobsOf(key)).toHaveLength(1);
});

it("a document whose job was given up is issued once the provider answers again", async () => {
  const { orderId } = await soldOrder();
  const key = `issue-documents:${orderId}`;
  const giveUp = (lockedAt: Date | null) => db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = max_attempts, locked_at = ${lockedAt}
    WHERE key = ${key}`;
  await giveUp(new Date());
  await sweep();
  expect(await jobsOf(key)).toMatchObject([{ attempts: 30 }]);
  await giveUp(null);
  await sweep();
  expect(await jobsOf(key)).toMatchObject([{ attempts: 0 }]);
});

it("a sale that an earlier release recorded without an invoice gets its job from the sweep, once", async () => {
  const { orderId } = await soldOrder();
  await db.order.update({ where: { id: orderId }, data: { paidAt: daysAgo(1) } });
  const key = `issue-documents:${orderId}`;
  await loseJob(key);
  await sweep();
  expect(await jobsOf(key)).toHaveLength(1);
  await issueDocuments(orderId);
  await loseJob(key);
  await sweep();
  expect(await jobsOf(key)).toEqual([]);
});

it("a job that gave up because of a refused key has no alert beside the key's", async () => {
  const { orderId } = await soldOrder();
  breaks("card provider");
  const giveUp = async (id: string, status: number) => {
    await failProvider({ status, paths: "^/v1/payment_intents" });
    const attempt = { job: { id, attempts: 30, max_attempts: 30 } };
    await expect(issueDocumentsJob.task({ orderId }, attempt)).rejects.toThrow();
  };
  const [quiet, told] = [randomUUID(), randomUUID()];
  await giveUp(quiet, 403);
  await giveUp(told, 500);
  await failProvider(null);
  const key = { in: [`job:${quiet}`, `job:${told}`] };
  expect(await db.alert.findMany({ where: { key } })).toMatchObject([{ key: `job:${told}` }]);
});

it("a task that a fast clock recorded as run in the future runs again when it is due", async () => {
  const identifier = randomUUID();
  const inAMonth = new Date(Date.now() + 30 * 24 * 60 * 60 * 1000);
  await db.$executeRaw`
    INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
    VALUES (${identifier}, now(), ${inAMonth})`;
  await forgetFutureStarts();
  const [task] = await db.$queryRaw<[{ last: Date }]>`
    SELECT last_execution AS last FROM graphile_worker._private_known_crontabs
    WHERE identifier = ${identifier}`;
  expect(task.last.getTime()).toBeLessThanOrEqual(Date.now());
});

it("a job that was given up is kept for a month, and a waiting job for as long as it waits", async () => {
  const add = async (change: { attempts: number; days: number }) => {
    const [job] = await db.$queryRaw<[{ id: bigint }]>`
      SELECT id FROM graphile_worker.add_job('sweep', max_attempts := 1, job_key := ${randomUUID()})`;
    await db.$executeRaw`
      UPDATE graphile_worker._private_jobs
      SET attempts = ${change.attempts}, run_at = now() - make_interval(days => ${change.days}::int)
      WHERE id = ${job.id}`;
    return job.id;
  };
  const [dead, lately, waiting] = [
    await add({ attempts: 1, days: 31 }),
    await add({ attempts: 1, days: 29 }),
    await add({ attempts: 0, days: 31 }),
  ];
  await forgetDeadJobs();
  const left = await db.$queryRaw<{ id: bigint }[]>`
    SELECT id FROM graphile_worker._private_jobs
    WHERE id = ANY(${[dead, lately, waiting]}::bigint[]) ORDER BY id`;
  expect(left.map(({ id }) => id)).toEqual([lately, waiting]);
});

it("adding a job twice with the same key makes one job", async () => {
  const key = randomUUID();
  await addJob(db, "sweep", {}, key);
  await addJob(db, "sweep", {}, key);
  expect(await jobsOf(key)).toHaveLength(1);
});

it("a job is retried for more than three days, longer than a provider's outage", async () => {
  const key = randomUUID();
  await addJob(db, "sweep", {}, key);
  const [job] = await db.$queryRaw<[{ tries: number }]>`
    SELECT max_attempts AS tries FROM graphile_worker.jobs WHERE key = ${key}`;
  // The pauses of graphile-worker, in seconds: https://worker.graphile.org/docs/exponential-backoff
  const pauses = Array.from({ length: job.tries - 1 }, (_, i) => Math.exp(Math.min(10, i + 1)));
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / (24 * 60 * 60);
  expect(days).toBeGreaterThan(3);
});

it("a job of a transaction that rolls back is not added", async () => {
  const key = randomUUID();
  const fact = db.$transaction(async (tx) => {
    await addJob(tx, "sweep", {}, key);
    throw new Error("The fact did not happen.");
  });
  await expect(fact).rejects.toThrow("The fact did not happen.");
  expect(await jobsOf(key)).toEqual([]);
});
