import { raiseAlertAlone } from "@/lib/alerts/commands";
import { paidWithoutAccess } from "@/lib/alerts/kinds/paid-without-access";
import { webhookSilent } from "@/lib/alerts/kinds/webhook-silent";
import { db } from "@/lib/db";
import { ALREADY_OWNED, SETTLING_MS } from "./rules";

const MOST = 50;

export async function alertOfTrouble(): Promise<void> {
  await alertOfSilence();
  await alertOfUnfulfilled();
}

/** Raises no second alert while one is open. Once it is marked as done, only later payments count. */
async function alertOfSilence(): Promise<void> {
  const { kind } = webhookSilent;
  if (await db.alert.findFirst({ where: { kind, resolvedAt: null } })) return;
  const { _max: last } = await db.alert.aggregate({ where: { kind }, _max: { resolvedAt: true } });
  const { paid, reported, since } = await countReported(last.resolvedAt ?? new Date(0));
  if (!since || reported * 2 >= paid) return;
  await raiseAlertAlone(webhookSilent, { since, paid, reported });
}

type Reported = { paid: number; reported: number; since: Date | null };

/** Delivered events arrive within seconds; the sweep fetches one minutes after it was created. */
async function countReported(after: Date): Promise<Reported> {
  const [counted] = await db.$queryRaw<Reported[]>`
    SELECT count(*)::int AS paid, count(e."id")::int AS reported, min(o."paidAt") AS since
    FROM "Order" o LEFT JOIN LATERAL (
      SELECT "id" FROM "ProviderEvent" WHERE "paymentIntentId" = o."paymentIntentId"
        AND "receivedAt" < to_timestamp(("payload" ->> 'created')::bigint) + interval '1 minute'
      LIMIT 1) e ON true
    WHERE o."status" = 'paid' AND o."paidAt" BETWEEN now() - interval '3 days'
      AND now() - make_interval(secs => ${SETTLING_MS / 1000}) AND o."paidAt" > ${after}`;
  return counted ?? { paid: 0, reported: 0, since: null };
}

/** Allows a day to refund a second payment, also one whose dispute was won. Open disputes have their own alert. */
async function alertOfUnfulfilled(): Promise<void> {
  const orders = await db.$queryRaw<{ id: string; number: number; isSecond: boolean }[]>`
    SELECT o."id", o."number", second."id" IS NOT NULL AS "isSecond"
    FROM "Order" o LEFT JOIN LATERAL (
      SELECT "id" FROM "OrderEvent" WHERE "orderId" = o."id" AND "kind" = ${ALREADY_OWNED} LIMIT 1
    ) second ON true LEFT JOIN LATERAL (
      SELECT "id" FROM "Attention" WHERE "kind" = ${paidWithoutAccess.kind} AND "orderId" = o."id" LIMIT 1
    ) raised ON true
    WHERE o."status" = 'paid' AND o."erasedAt" IS NULL AND o."disputeStatus" <> 'open'
      AND o."refundedPence" + o."pendingRefundPence"
        + coalesce(o."lostPence", CASE o."disputeStatus" WHEN 'lost' THEN o."pricePence" ELSE 0 END) < o."pricePence"
      AND o."paidAt" BETWEEN now() - interval '30 days'
        AND now() - make_interval(secs => ${SETTLING_MS / 1000})
      AND (second."id" IS NULL OR o."updatedAt" < now() - interval '1 day')
      AND raised."id" IS NULL AND EXISTS (
        SELECT FROM "OrderLine" l WHERE l."orderId" = o."id"
          AND l."refundedPence" + l."lostPence" < l."pricePence" - l."discountPence"
          AND NOT EXISTS (SELECT FROM "Grant" g WHERE g."lineId" = l."id"))
    ORDER BY o."paidAt" LIMIT ${MOST}`;
  for (const { id: orderId, number, isSecond } of orders) {
    await raiseAlertAlone(paidWithoutAccess, { orderId, number, isSecond });
  }
}
