import { db } from "@/lib/db";

/** Something that needs a person. `id` is there where a person can say that it is done. */
type Matter = { what: string; since: Date; orderNumber?: number; id?: string };

/** More than a person reads at once; the rest comes when these are done. */
const MOST = 50;
const STUCK_MINUTES = 10;
/** A mail that failed this often is more than bad luck. */
const FAILED_TRIES = 3;

/** Everything that needs the coach, the oldest first. */
export async function listMatters(): Promise<Matter[]> {
  const lists = await Promise.all([
    listRaised(),
    listDisputes(),
    listUnfulfilled(),
    listFailingMails(),
    listStuckEvents(),
    listSilence(),
  ]);
  return lists.flat().toSorted((a, b) => a.since.getTime() - b.since.getTime());
}

async function listRaised(): Promise<Matter[]> {
  return db.$queryRaw`
    SELECT a."id", a."detail" AS what, a."createdAt" AS since, o."number" AS "orderNumber"
    FROM "Attention" a LEFT JOIN "Order" o ON o."id" = a."orderId"
    WHERE a."resolvedAt" IS NULL ORDER BY a."createdAt" LIMIT ${MOST}`;
}

/** The provider says until when an open dispute can be answered. */
async function listDisputes(): Promise<Matter[]> {
  const rows = await db.$queryRaw<{ number: number; since: Date; due: string | null }[]>`
    SELECT o."number", coalesce(e."receivedAt", o."updatedAt") AS since,
      to_char(to_timestamp((e."payload" #>> '{data,object,evidence_details,due_by}')::bigint)
        AT TIME ZONE 'Europe/London', 'FMDD FMMonth YYYY') AS due
    FROM "Order" o LEFT JOIN LATERAL (
      SELECT "receivedAt", "payload" FROM "ProviderEvent"
      WHERE "paymentIntentId" = o."paymentIntentId" AND "type" = 'charge.dispute.created'
      ORDER BY "receivedAt" DESC LIMIT 1) e ON true
    WHERE o."disputeStatus" = 'open' ORDER BY o."number" LIMIT ${MOST}`;
  return rows.map(({ number, since, due }) => ({
    what: `Order ${number} is disputed: answer at the card provider${due ? ` by ${due}` : ""}.`,
    since,
    orderNumber: number,
  }));
}

/** Paid within the month, not given back, its buyer not erased, and yet nobody has the course by it. */
async function listUnfulfilled(): Promise<Matter[]> {
  const rows = await db.$queryRaw<{ number: number; since: Date }[]>`
    SELECT o."number", o."paidAt" AS since FROM "Order" o
    WHERE o."status" = 'paid' AND o."refundedPence" < o."pricePence" AND o."erasedAt" IS NULL
      AND o."paidAt" BETWEEN now() - interval '30 days'
        AND now() - make_interval(mins => ${STUCK_MINUTES}::int)
      AND NOT EXISTS (SELECT FROM "Grant" g WHERE g."orderId" = o."id")
    ORDER BY o."paidAt" LIMIT ${MOST}`;
  return rows.map(({ number, since }) => ({
    what: `Order ${number} is paid and has given no access.`,
    since,
    orderNumber: number,
  }));
}

async function listFailingMails(): Promise<Matter[]> {
  const rows = await db.$queryRaw<
    { to: string; kind: string; attempts: number; error: string | null; since: Date }[]
  >`
    SELECT m."to", m."kind", j.attempts, j.last_error AS error, m."createdAt" AS since
    FROM graphile_worker.jobs j
    JOIN "OutboxMail" m ON m."id" = substring(j.key from '^send-mail:(.*)$')::uuid
    WHERE j.task_identifier = 'send-mail' AND j.attempts >= ${FAILED_TRIES}
    ORDER BY m."createdAt" LIMIT ${MOST}`;
  return rows.map(({ to, kind, attempts, error, since }) => ({
    what: `The mail “${kind}” to ${to} has failed ${attempts} times: ${error ?? "no reason given"}`,
    since,
  }));
}

async function listStuckEvents(): Promise<Matter[]> {
  const rows = await db.$queryRaw<{ count: number; since: Date | null }[]>`
    SELECT count(*)::int AS count, min("receivedAt") AS since FROM "ProviderEvent"
    WHERE "processedAt" IS NULL
      AND "receivedAt" < now() - make_interval(mins => ${STUCK_MINUTES}::int)`;
  return rows.flatMap(({ count, since }) => (since ? [{ what: describeStuck(count), since }] : []));
}

/**
 * Payments came, and most were only found by asking: the provider's reports do not arrive. One that
 * was delivered is seconds old on arrival; one that the sweep fetched is minutes old, save by chance.
 */
async function listSilence(): Promise<Matter[]> {
  const rows = await db.$queryRaw<{ paid: number; since: Date | null; told: number }[]>`
    SELECT count(*)::int AS paid, min(o."paidAt") AS since, count(e."id")::int AS told
    FROM "Order" o LEFT JOIN LATERAL (
      SELECT "id" FROM "ProviderEvent" WHERE "paymentIntentId" = o."paymentIntentId"
        AND "receivedAt" < to_timestamp(("payload" ->> 'created')::bigint) + interval '1 minute'
      LIMIT 1) e ON true
    WHERE o."status" = 'paid' AND o."paidAt" BETWEEN now() - interval '3 days'
      AND now() - make_interval(mins => ${STUCK_MINUTES}::int)`;
  return rows.flatMap(({ paid, since, told }) =>
    since && told * 2 < paid
      ? [
          {
            what: describeSilence(paid, told),
            since,
          },
        ]
      : [],
  );
}

function describeStuck(count: number): string {
  return count === 1
    ? "1 report of the card provider has not been worked through."
    : `${count} reports of the card provider have not been worked through.`;
}

function describeSilence(paid: number, told: number): string {
  return paid === 1
    ? "The card provider’s webhook did not tell in time of the one payment since then. It was found by asking: look at its settings."
    : `Of ${paid} payments since then, the card provider’s webhook told of ${told} in time. The others were found by asking: look at its settings.`;
}
