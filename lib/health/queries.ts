import { RETRY_SOON } from "@/lib/database/retry-soon";
import { db, probe } from "@/lib/db";
import { Refusal } from "@/lib/errors";

/** @throws Refusal 503 where the database does not answer: other instances may go on serving. */
export async function checkDatabase(): Promise<void> {
  try {
    await probe();
  } catch (cause) {
    throw new Refusal(503, "The database does not answer.", RETRY_SOON, { cause });
  }
}

type Backlog = {
  lastWebhookAt: Date | null;
  /** The last successful one; null where there are no keys of the card provider. */
  lastSweepAt: Date | null;
  /** Seconds since the oldest job that could run should have run; 0 where none waits. */
  oldestJobSeconds: number;
  /** Seconds since the oldest mail still to be sent was queued; one that was given up does not count. */
  oldestUnsentMailSeconds: number;
  /** Payments that the provider has reported and that have not been processed. */
  unservedPayments: number;
};

type Readiness = Backlog & { worker: "on time" | "behind" };

/** A worker looks every two seconds; one that is a minute late is not working. */
const LATE_SECONDS = 60;

/**
 * What monitoring wants to know. Mails that wait for their next attempt count as unsent, but a job that
 * waits for its next attempt does not count as a worker that is behind.
 *
 * @throws Refusal 503 where the database does not answer
 */
export async function readReadiness(): Promise<Readiness> {
  await checkDatabase();
  const [backlog] = await db.$queryRaw<Backlog[]>`
    SELECT
      (SELECT max("receivedAt") FROM "ProviderEvent") AS "lastWebhookAt",
      (SELECT max("reachedAt") FROM "Sweep" WHERE EXISTS (
        SELECT FROM graphile_worker._private_known_crontabs WHERE identifier = 'sweep'))
        AS "lastSweepAt",
      (SELECT coalesce(extract(epoch FROM now() - min(run_at)), 0)::int
        FROM graphile_worker._private_jobs WHERE is_available AND run_at < now())
        AS "oldestJobSeconds",
      (SELECT coalesce(extract(epoch FROM now() - min("createdAt")), 0)::int
        FROM "OutboxMail" WHERE "sentAt" IS NULL AND "givenUpBecause" IS NULL)
        AS "oldestUnsentMailSeconds",
      (SELECT count(*)::int FROM "ProviderEvent"
        WHERE type = 'payment_intent.succeeded' AND "processedAt" IS NULL) AS "unservedPayments"`;
  if (!backlog) throw new Error("The database answered a question of one row with none.");
  return {
    worker: backlog.oldestJobSeconds > LATE_SECONDS ? "behind" : "on time",
    ...backlog,
  };
}
