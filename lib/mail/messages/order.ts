import { db } from "@/lib/db";
import { findVersionAt } from "@/lib/site/legal/queries";

/** The order that a mail is about, with the refund rules that its buyer agreed to. */
export async function readOrder(id: string) {
  const order = await db.order.findUniqueOrThrow({
    where: { id },
    include: { lines: { select: { vatBasisPoints: true } } },
  });
  const refundsVersion = await findVersionAt("refunds", order.consentedAt ?? order.createdAt);
  return { ...order, refundsVersion };
}

export const sampleOrder = {
  courseTitle: "Your course",
  amount: "£49.99",
  orderNumber: 1001,
};
