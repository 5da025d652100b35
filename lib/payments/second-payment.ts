import { lockUser } from "@/lib/auth/commands";
import { db, transact } from "@/lib/db";
import { liveGrant } from "@/lib/learning/access";
import { fulfil, grantUnlessOwned, lockOrder } from "./fulfil";
import { announceSale, note } from "./reports";
import { GRANTED_AFTER_ALL, grantState } from "./rules";
import { refundPayment } from "./stripe-refunds";

export async function refundDuplicate(orderId: string): Promise<string> {
  if (await grantAfterAll(orderId)) return "granted";
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  if (!order.paymentIntentId) throw new Error(`Order ${orderId} has no payment to give back.`);
  // A refund that was refused during a dispute may be requested again once the dispute is won.
  await refundPayment(order.paymentIntentId, `refund:${order.id}:${order.disputeStatus}`);
  return fulfil(order.paymentIntentId);
}

/** The other access may have ended since: then this order gives the course. True where it does. */
async function grantAfterAll(orderId: string): Promise<boolean> {
  await followPayments(orderId);
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (await tx.grant.findUnique({ where: { orderId } })) return true;
    if (!order?.userId || grantState(order) !== "live") return false;
    await lockUser(tx, order.userId);
    if (!(await grantUnlessOwned(tx, order, order.userId))) return false;
    const story = "The buyer owns this course no longer: it gives access.";
    await note(tx, orderId, GRANTED_AFTER_ALL, story);
    await announceSale(tx, orderId);
    return true;
  });
}

/** The provider may know of a refund, of this payment or of the one that gave access, that is not known here. */
async function followPayments(orderId: string): Promise<void> {
  const own = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const { userId, courseId } = own;
  if (!userId) return;
  const owned = await db.grant.findMany({
    where: { userId, courseId, ...liveGrant },
    select: { order: { select: { paymentIntentId: true } } },
  });
  for (const order of [...owned.map((grant) => grant.order), own]) {
    if (order?.paymentIntentId) await fulfil(order.paymentIntentId);
  }
}
