import { db } from "@/lib/db";

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
export async function findOpenOrder(orderIds: string[], courseId: number, pricePence: number) {
  return db.order.findFirst({
    where: { id: { in: orderIds }, courseId, pricePence, status: { in: ["pending", "failed"] } },
    orderBy: { createdAt: "desc" },
    select: orderFields,
  });
}
