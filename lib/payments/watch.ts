import { raiseAttentionAlone } from "@/lib/alerts/commands";
import { db } from "@/lib/db";
import { formatMoment } from "@/lib/text/dates";
import { ALREADY_OWNED, SETTLING_MS, UNFULFILLED } from "./rules";

/** More than a person reads at once; the next sweep reports the rest. */
const MOST = 50;

/**
 * With each sweep: tells the coach, once, of trouble that would otherwise show only to somebody who looks.
 */
export async function tellOfTrouble(): Promise<void> {
  await tellOfSilence();
  await tellOfUnfulfilled();
}

/** An open matter says so already; once it is marked as done, only payments since then count. */
async function tellOfSilence(): Promise<void> {
  const kind = "webhook-silent";
  if (await db.attention.findFirst({ where: { kind, resolvedAt: null } })) return;
  const { _max: last } = await db.attention.aggregate({
    where: { kind },
    _max: { resolvedAt: true },
  });
  const { paid, told, since } = await countTold(last.resolvedAt ?? new Date(0));
  if (!since || told * 2 >= paid) return;
  await raiseAttentionAlone({
    key: `webhook-silent:${since.toISOString()}`,
    kind,
    detail: describeSilence(since, paid, told),
  });
}

/**
 * Counts payments, and those of them that the provider reported: if most were only found by asking, its
 * reports do not arrive. A report that was delivered is seconds old on arrival; one that the sweep fetched
 * is minutes old, except by chance.
 */
async function countTold(after: Date): Promise<{ paid: number; told: number; since: Date | null }> {
  const [counted] = await db.$queryRaw<{ paid: number; told: number; since: Date | null }[]>`
    SELECT count(*)::int AS paid, count(e."id")::int AS told, min(o."paidAt") AS since
    FROM "Order" o LEFT JOIN LATERAL (
      SELECT "id" FROM "ProviderEvent" WHERE "paymentIntentId" = o."paymentIntentId"
        AND "receivedAt" < to_timestamp(("payload" ->> 'created')::bigint) + interval '1 minute'
      LIMIT 1) e ON true
    WHERE o."status" = 'paid' AND o."paidAt" BETWEEN now() - interval '3 days'
      AND now() - make_interval(secs => ${SETTLING_MS / 1000}) AND o."paidAt" > ${after}`;
  return counted ?? { paid: 0, told: 0, since: null };
}

function describeSilence(since: Date, paid: number, told: number): string {
  return paid === 1
    ? `Stripe’s webhook did not tell in time of the payment of ${formatMoment(since)}. It was found by asking.`
    : `Of ${paid} payments since ${formatMoment(since)}, Stripe’s webhook told of ${told} in time. The others were found by asking.`;
}

/**
 * Tells of orders that were paid within the month, are not given back, have a buyer who is not erased, and
 * yet give nobody the course. A second payment gets a day to go back, since the provider may be away; so does
 * one that a dispute which was won has returned. What a bank has taken back, or may yet, is told of as a
 * dispute.
 */
async function tellOfUnfulfilled(): Promise<void> {
  const orders = await db.$queryRaw<{ id: string; number: number; isSecond: boolean }[]>`
    SELECT o."id", o."number", second."id" IS NOT NULL AS "isSecond"
    FROM "Order" o LEFT JOIN LATERAL (
      SELECT "id" FROM "OrderEvent" WHERE "orderId" = o."id" AND "kind" = ${ALREADY_OWNED} LIMIT 1
    ) second ON true LEFT JOIN LATERAL (
      SELECT "id" FROM "Attention" WHERE "key" = ${UNFULFILLED} || o."id" LIMIT 1
    ) told ON true
    WHERE o."status" = 'paid' AND o."refundedPence" < o."pricePence" AND o."erasedAt" IS NULL
      AND o."disputeStatus" NOT IN ('open', 'lost')
      AND o."paidAt" BETWEEN now() - interval '30 days'
        AND now() - make_interval(secs => ${SETTLING_MS / 1000})
      AND (second."id" IS NULL OR o."updatedAt" < now() - interval '1 day')
      AND NOT EXISTS (SELECT FROM "Grant" g WHERE g."orderId" = o."id") AND told."id" IS NULL
    ORDER BY o."paidAt" LIMIT ${MOST}`;
  for (const { id, number, isSecond } of orders) {
    await raiseAttentionAlone({
      key: `${UNFULFILLED}${id}`,
      kind: "paid-without-access",
      detail: isSecond
        ? `Order ${number} was a second payment for a course, and its money has not gone back.`
        : `Order ${number} is paid and has given no access.`,
      orderId: id,
    });
  }
}
