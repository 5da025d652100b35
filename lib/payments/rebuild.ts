import type { Transaction } from "@/lib/db";
import { isLiveMode } from "@/lib/key-mode";
import { liveGrant } from "@/lib/learning/access";
import { reportRebuilt } from "./reports";
import { hasGoneBack, type Payment } from "./rules";
import { isOurs } from "./sale";

/** Rebuilds an order that a restored backup lacks. False where the payment proves no sale, or nothing is owed for it. */
export async function rebuildOrder(tx: Transaction, payment: Payment): Promise<boolean> {
  const order = await toOrder(tx, payment);
  // A buyer whose money went back has been mailed about it, and may have been erased since.
  if (!order || hasGoneBack(payment) || (await isGivenByHand(tx, order))) return false;
  const { count } = await tx.order.createMany({ data: [order], skipDuplicates: true });
  if (count === 1) await reportRebuilt(tx, order.id);
  return true;
}

/** The course's title is part of what is signed: a new course may have been given a lost one's number. */
async function toOrder(tx: Transaction, payment: Payment) {
  const { orderId: id, sale, chargedAt: createdAt } = payment;
  if (payment.status !== "succeeded" || !id || !sale || !createdAt) return null;
  const { courseId, termsVersion, email, buyerName, buyerCountry } = sale;
  const course = await tx.course.findUnique({ where: { id: courseId }, select: { title: true } });
  if (!course) return null;
  const { amountPence: pricePence, currency } = payment;
  const offer = { id, courseId, courseTitle: course.title, pricePence, currency, termsVersion };
  if (!isOurs(sale, offer)) return null;
  const buyer = { email, buyerName, buyerCountry };
  return { ...offer, ...buyer, createdAt, rebuiltAt: new Date(), isTest: !isLiveMode };
}

async function isGivenByHand(
  tx: Transaction,
  { courseId, email }: { courseId: number; email: string },
): Promise<boolean> {
  const where = { courseId, orderId: null, user: { email }, ...liveGrant };
  return (await tx.grant.count({ where })) > 0;
}
