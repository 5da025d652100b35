import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { CARD_FAILED, FAILED_CARDS_WINDOW_MS } from "./rules";

const orderFields = {
  id: true,
  number: true,
  status: true,
  courseId: true,
  courseTitle: true,
  pricePence: true,
  currency: true,
  email: true,
  userId: true,
  createdUser: true,
  paymentIntentId: true,
  refundedPence: true,
  grant: { select: { endedAt: true, suspendedAt: true, revokedAt: true } },
  user: { select: { firstSignInAt: true } },
  course: { select: { slug: true } },
} as const;

export async function findOrder(orderId: string) {
  return db.order.findUnique({ where: { id: orderId }, select: orderFields });
}

/** An earlier attempt at the same purchase that can still be paid. */
export async function findOpenOrder(
  orderIds: string[],
  offer: { courseId: number; pricePence: number; termsVersion: string },
) {
  return db.order.findFirst({
    where: { id: { in: orderIds }, ...offer, status: { in: ["pending", "failed"] } },
    orderBy: { createdAt: "desc" },
    select: orderFields,
  });
}

/** Cards that failed within the last hour: for this order, its address and its network. */
export async function countFailedCards(order: {
  id?: string;
  email?: string | null;
  networkKey: string | null;
}) {
  const since = new Date(Date.now() - FAILED_CARDS_WINDOW_MS);
  const count = async (where: Prisma.OrderWhereInput) => {
    const orders = await db.order.findMany({ where, select: { paymentIntentId: true } });
    const intents = orders.flatMap(({ paymentIntentId }) => paymentIntentId ?? []);
    return db.providerEvent.count({
      where: { type: CARD_FAILED, paymentIntentId: { in: intents }, receivedAt: { gte: since } },
    });
  };
  const { id, email, networkKey } = order;
  return {
    order: id ? await count({ id }) : 0,
    address: email ? await count({ email, updatedAt: { gte: since } }) : 0,
    network: networkKey ? await count({ networkKey, updatedAt: { gte: since } }) : 0,
  };
}
