import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { addJob } from "@/lib/jobs/queue";
import { releaseStaleLocks, renewLocks } from "@/lib/jobs/stale-locks";

async function lockedJob(secondsAgo: number): Promise<string> {
  const key = randomUUID();
  await addJob(db, "sweep", {}, key);
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs
    SET locked_by = ${key}, locked_at = now() - make_interval(secs => ${secondsAgo}) WHERE key = ${key}`;
  return key;
}

function lockOf(key: string) {
  return db.$queryRaw`SELECT locked_by AS "lockedBy" FROM graphile_worker.jobs WHERE key = ${key}`;
}

it("a killed worker's job is free after a minute, a living one's stays however long it takes", async () => {
  const killed = await lockedJob(90);
  const running = await lockedJob(90);
  await renewLocks([running]);
  await releaseStaleLocks();
  expect(await lockOf(killed)).toEqual([{ lockedBy: null }]);
  expect(await lockOf(running)).toEqual([{ lockedBy: running }]);
});

it("the same key twice is one job", async () => {
  const key = randomUUID();
  await addJob(db, "sweep", {}, key);
  await addJob(db, "sweep", {}, key);
  expect(await db.$queryRaw`SELECT key FROM graphile_worker.jobs WHERE key = ${key}`).toEqual([
    { key },
  ]);
});

it("a job of a transaction that rolls back is never there", async () => {
  const key = randomUUID();
  const fact = db.$transaction(async (tx) => {
    await addJob(tx, "sweep", {}, key);
    throw new Error("The fact did not happen.");
  });
  await expect(fact).rejects.toThrow("The fact did not happen.");
  expect(await db.$queryRaw`SELECT key FROM graphile_worker.jobs WHERE key = ${key}`).toEqual([]);
});
