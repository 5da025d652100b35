import { db } from "@/lib/db";
import { CARD_FAILED, FAILED_CARDS_WINDOW_MS } from "./rules";

type FailedCards = { orders: number; network: number };

/** Cards that failed within the last hour, whenever their orders began. */
export async function countFailedCards(
  orderIds: string[],
  networkKey: string | null,
): Promise<FailedCards> {
  const since = new Date(Date.now() - FAILED_CARDS_WINDOW_MS);
  const [failed] = await db.$queryRaw<[FailedCards]>`
    SELECT count(*) FILTER (WHERE o."id" = ANY(${orderIds}::uuid[]))::int AS "orders",
      count(*) FILTER (WHERE o."networkKey" = ${networkKey})::int AS "network"
    FROM "ProviderEvent" e JOIN "Order" o ON o."paymentIntentId" = e."paymentIntentId"
    WHERE e."type" = ${CARD_FAILED} AND e."receivedAt" >= ${since}`;
  return failed;
}

type PendingRefund = { number: number; courseTitle: string; pendingRefundPence: number };

export function listPendingRefunds(userId: string): Promise<PendingRefund[]> {
  return db.order.findMany({
    where: { userId, pendingRefundPence: { gt: 0 } },
    orderBy: { number: "asc" },
    select: { number: true, courseTitle: true, pendingRefundPence: true },
  });
}
