import { lockUser } from "@/lib/auth/commands";
import { db, transact } from "@/lib/db";
import { liveGrant } from "@/lib/learning/access";
import { fulfil, grantUnlessOwned, lockLearner, lockOrder } from "@/lib/payments/fulfil";
import { listLines, type SoldLine } from "@/lib/payments/lines/commands";
import { leftPence, lineState, pendingPence } from "@/lib/payments/lines/rules";
import { announceSale, note } from "@/lib/payments/reports";
import { GRANTED_AFTER_ALL, grantState, type Payment } from "@/lib/payments/rules";
import { readPayment } from "@/lib/payments/stripe";
import { refundPayment } from "@/lib/payments/stripe-refunds";

export async function refundDuplicate(orderId: string): Promise<string> {
  if (await grantAfterAll(orderId)) return "granted";
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  if (!order.paymentIntentId) throw new Error(`Order ${orderId} has no payment to give back.`);
  // The status is in the key, so that a refund refused during a dispute can be requested again once it is won.
  const key = `refund:${order.id}:${order.disputeStatus}`;
  const lines = await listLines(db, orderId);
  if (lines.length === 1) await refundPayment(order.paymentIntentId, key);
  else await refundLines(order.paymentIntentId, key, lines);
  return fulfil(order.paymentIntentId);
}

async function refundLines(intentId: string, key: string, lines: SoldLine[]): Promise<void> {
  const payment = await readPayment(intentId);
  for (const line of lines.filter(({ isOwnedAlready, grant }) => isOwnedAlready && !grant)) {
    const pence = leftPence(line) - pendingPence(line.id, payment?.pendingRefunds);
    if (pence > 0) await refundPayment(intentId, `${key}:${line.id}`, { lineId: line.id, pence });
  }
}

/** Grants the lines whose other access has ended since. True if no line without a grant is left. */
async function grantAfterAll(orderId: string): Promise<boolean> {
  const learners = await followPayments(orderId);
  return transact(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const lines = (await listLines(tx, orderId)).filter(({ grant }) => !grant);
    if (lines.length === 0) return true;
    if (!order?.userId || grantState(order) !== "live") return false;
    await lockUser(tx, order.userId);
    const granted = [];
    for (const line of lines.filter((each) => lineState(each, order) === "live")) {
      const learnerId = await lockLearner(tx, line, order.userId, learners);
      if (await grantUnlessOwned(tx, line, learnerId)) granted.push(line);
    }
    if (granted.length === 0) return false;
    const entry = "Nothing else opens this course any more: the payment gives access.";
    await note(tx, orderId, GRANTED_AFTER_ALL, entry);
    await announceSale(tx, orderId);
    return granted.length === lines.length;
  });
}

/**
 * The provider may know of a refund that we do not, of this payment or of the one that gave access. Returns the
 * learners, as `grantOrRefund` takes them.
 */
async function followPayments(orderId: string): Promise<Payment["learners"]> {
  const own = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const { userId, paymentIntentId } = own;
  if (!(userId && paymentIntentId)) return [];
  const { learners = [] } = (await readPayment(paymentIntentId)) ?? {};
  const email = { in: learners.flatMap((each) => each ?? []) };
  const courses = (await listLines(db, orderId)).map(({ courseId }) => courseId);
  const owned = await db.grant.findMany({
    where: { user: { OR: [{ id: userId }, { email }] }, courseId: { in: courses }, ...liveGrant },
    select: { order: { select: { paymentIntentId: true } } },
  });
  for (const order of [...owned.map((grant) => grant.order), own]) {
    if (order?.paymentIntentId) await fulfil(order.paymentIntentId);
  }
  return learners;
}
