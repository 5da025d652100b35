import { RETRY_SOON } from "@/lib/database/retry-soon";
import { db, probe } from "@/lib/db";
import { Refusal } from "@/lib/errors";

export async function checkDatabase(): Promise<void> {
  try {
    await probe();
  } catch (cause) {
    throw new Refusal(503, "The database does not answer.", RETRY_SOON, { cause });
  }
}

type Backlog = {
  lastWebhookAt: Date | null;
  /** Null without keys of the card provider. */
  lastSweepAt: Date | null;
  /** Seconds since the oldest waiting job should have run; 0 if none waits. */
  oldestJobSeconds: number;
  /** Leaves out mails that were given up. */
  oldestUnsentMailSeconds: number;
  unservedPayments: number;
};

type Readiness = Backlog & { worker: "on time" | "behind" };

/** A worker polls every two seconds, so one that is a minute late is not working. */
const LATE_SECONDS = 60;

/** A mail between two attempts counts as unsent, but a job between two attempts does not count as late. */
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
