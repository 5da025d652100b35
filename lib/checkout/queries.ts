import { db } from "@/lib/db";
import { liveGrant } from "@/lib/learning/access";

export async function findOrder(orderId: string) {
  return db.order.findUnique({
    where: { id: orderId },
    select: {
      id: true,
      number: true,
      courseId: true,
      courseTitle: true,
      pricePence: true,
      disputeStatus: true,
      email: true,
      userId: true,
      grants: { select: { endedAt: true, suspendedAt: true, revokedAt: true } },
      consentedAt: true,
      paidAt: true,
      user: { select: { emailVerified: true } },
      course: { select: { slug: true } },
    },
  });
}

/** An earlier attempt at the same purchase that can still be paid. */
export async function findOpenOrder(
  orderIds: string[],
  offer: { courseId: number; pricePence: number; termsVersion: string; isTest: boolean },
) {
  return db.order.findFirst({
    where: { id: { in: orderIds }, ...offer, status: { in: ["pending", "failed"] } },
    orderBy: { createdAt: "desc" },
  });
}

/** Newest first. */
export async function findOrderIds(ids: string[], courseSlug?: string): Promise<string[]> {
  const orders = await db.order.findMany({
    where: { id: { in: ids }, ...(courseSlug && { course: { slug: courseSlug } }) },
    orderBy: { createdAt: "desc" },
    select: { id: true },
  });
  return orders.map(({ id }) => id);
}

/** This browser's latest payment for the course, so that nobody pays twice unawares. */
export async function findEarlierPayment(
  orderIds: string[],
  courseId: number,
): Promise<"processing" | "paid" | null> {
  const order = await db.order.findFirst({
    where: {
      id: { in: orderIds },
      lines: { some: { courseId } },
      OR: [
        { status: "processing" },
        { status: "paid", grants: { some: { courseId, ...liveGrant } } },
      ],
    },
    orderBy: { createdAt: "desc" },
    select: { status: true },
  });
  return order?.status === "processing" || order?.status === "paid" ? order.status : null;
}
