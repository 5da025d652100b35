import type { Transaction } from "@/lib/db";
import type { Order } from "@/lib/generated/prisma/client";
import { isLiveMode } from "@/lib/key-mode";
import { liveGrant } from "@/lib/learning/access";
import { isOurs, joinTitles, type OfferedLine, type Sale } from "@/lib/payments/kept/rules";
import { note, reportRebuilt } from "@/lib/payments/reports";
import { findMismatch, hasGoneBack, type Payment } from "@/lib/payments/rules";

/** Rebuilds an order that a restored backup lacks. False if the payment proves no sale, or nothing is owed for it. */
export async function rebuildOrder(tx: Transaction, payment: Payment): Promise<boolean> {
  const found = await toOrder(tx, payment);
  // A refunded buyer was mailed about the refund, and may have been erased since.
  if (!found || hasGoneBack(payment) || (await isGivenByHand(tx, found))) return false;
  const { order, lines } = found;
  const { count } = await tx.order.createMany({ data: [order], skipDuplicates: true });
  if (count === 0) return true;
  await addLines(tx, order.id, lines);
  await reportRebuilt(tx, order.id);
  return true;
}

/**
 * A restored backup may have an order as it was before its buyer agreed to the terms. The coach vouches for it, and it
 * is then fulfilled like a rebuilt one. False unless it is paid and nothing but the consent is missing.
 */
export async function vouchForOrder(
  tx: Transaction,
  order: Order,
  payment: Payment,
): Promise<boolean> {
  const vouched = { ...order, rebuiltAt: new Date() };
  const isPaid = payment.status === "succeeded" && !hasGoneBack(payment);
  const isStopped = Boolean(findMismatch(order, payment)) && !findMismatch(vouched, payment);
  if (!(isPaid && isStopped)) return false;
  const { rebuiltAt } = vouched;
  await tx.order.update({
    where: { id: order.id },
    data: { rebuiltAt, version: { increment: 1 } },
  });
  await note(
    tx,
    order.id,
    "rebuilt",
    "The consent is not known here. The coach vouched for the sale.",
  );
  return true;
}

/** A new order has one line for its whole price, which becomes the first of several. */
async function addLines(tx: Transaction, orderId: string, lines: OfferedLine[]): Promise<void> {
  for (const [at, line] of lines.entries()) {
    const place = { orderId, position: at + 1 };
    await tx.orderLine.upsert({
      where: { orderId_position: place },
      create: { ...place, ...line },
      update: line,
    });
  }
}

/** The signature includes the courses' titles, because a new course may have the number of a lost one. */
async function toOrder(tx: Transaction, payment: Payment) {
  const { orderId: id, sale, chargedAt: createdAt } = payment;
  if (payment.status !== "succeeded" || !id || !sale || !createdAt) return null;
  const { courseId, termsVersion, email, buyerName, buyerCountry } = sale;
  const titles = await findTitles(tx, sale);
  if (!titles) return null;
  const { amountPence: pricePence, currency } = payment;
  const lines = sale.lines.map((line, at) => ({ ...line, title: titles[at] ?? "" }));
  const offer = { id, courseId, courseTitle: joinTitles(titles), pricePence, currency };
  if (!isOurs(sale, { ...offer, termsVersion, lines })) return null;
  const [buyerCompany, buyerAddress, buyerNumber] = payment.invoiceTo;
  const invoiceTo = { buyerCompany, buyerAddress, buyerNumber };
  const buyer = { email, buyerName, buyerCountry, ...invoiceTo };
  const kept = { termsVersion, createdAt, rebuiltAt: new Date(), isTest: !isLiveMode };
  return { order: { ...offer, ...buyer, ...kept }, lines };
}

function soldCourses({ courseId, lines }: Pick<Sale, "courseId" | "lines">): number[] {
  return lines.length > 0 ? lines.map((line) => line.courseId) : [courseId];
}

/** Null if a course is missing. */
async function findTitles(tx: Transaction, sale: Sale): Promise<string[] | null> {
  const ids = soldCourses(sale);
  const courses = await tx.course.findMany({ where: { id: { in: ids } } });
  const titles = ids.flatMap((id) => courses.find((course) => course.id === id)?.title ?? []);
  return titles.length === ids.length ? titles : null;
}

type Found = { order: { courseId: number; email: string }; lines: OfferedLine[] };

async function isGivenByHand(tx: Transaction, { order, lines }: Found): Promise<boolean> {
  const courseId = { in: soldCourses({ ...order, lines }) };
  const where = { courseId, orderId: null, user: { email: order.email }, ...liveGrant };
  return (await tx.grant.count({ where })) > 0;
}
