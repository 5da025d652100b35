import { db } from "@/lib/db";
import { DAY_MS } from "@/lib/text/durations";
import {
  ALREADY_OWNED,
  CARD_FAILED,
  FAILED_CARDS_WINDOW_MS,
  GRANTED_AFTER_ALL,
  grantState,
} from "./rules";

type FailedCards = { orders: number; network: number };

/** Cards that failed within the last hour, whatever the age of their orders. */
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

type SecondPayment = { number: number; courseTitle: string; isBack: boolean };

const SHOWN_MS = 60 * DAY_MS;

/** The last two months' payments for courses that the buyer owned already. */
export async function listSecondPayments(userId: string): Promise<SecondPayment[]> {
  const orders = await db.order.findMany({
    where: {
      userId,
      status: "paid",
      lines: { some: { grant: null } },
      paidAt: { gt: new Date(Date.now() - SHOWN_MS) },
      events: { some: { kind: ALREADY_OWNED }, none: { kind: GRANTED_AFTER_ALL } },
    },
    orderBy: { number: "asc" },
    select: {
      number: true,
      courseTitle: true,
      pricePence: true,
      refundedPence: true,
      disputeStatus: true,
      lostPence: true,
    },
  });
  return orders.map(({ number, courseTitle, ...order }) => ({
    number,
    courseTitle,
    isBack: grantState(order) === "ended",
  }));
}

type PendingRefund = { number: number; courseTitle: string; pendingRefundPence: number };

export function listPendingRefunds(userId: string): Promise<PendingRefund[]> {
  return db.order.findMany({
    where: { userId, pendingRefundPence: { gt: 0 } },
    orderBy: { number: "asc" },
    select: { number: true, courseTitle: true, pendingRefundPence: true },
  });
}
