import { createPurchaseToken, createSession } from "@/lib/auth/commands";
import { db, type Transaction } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { findCourseAccess } from "@/lib/learning/access";
import { queueMail } from "@/lib/mail/commands";
import { paths } from "@/lib/paths";
import { fulfil } from "./fulfil";
import { findOpenOrder } from "./queries";
import { CONSENT, type Payment } from "./rules";
import type { PaymentIntentAnswer } from "./schema";
import { createPayment, readPayment, refundPayment, requirePayments } from "./stripe";

/**
 * The order is committed before its intent is made, so that a payment always finds an order.
 *
 * @throws Refusal 404 unknown course, 409 already owned, 503 no provider keys.
 */
export async function startOrder(input: {
  courseId: number;
  userId: string | null;
  /** Orders that this browser began earlier. */
  openOrderIds: string[];
}): Promise<PaymentIntentAnswer> {
  requirePayments();
  const course = await db.course.findFirst({
    where: { id: input.courseId, publishedAt: { lte: new Date() } },
    select: { id: true, slug: true, title: true, pricePence: true },
  });
  if (!course) throw new Refusal(404, "This course does not exist or is no longer sold.");
  if (await findCourseAccess(input.userId, { id: course.id })) {
    throw new Refusal(409, `You already own this course. Go on at ${paths.learn(course.slug)}.`);
  }

  const open = await findOpenOrder(input.openOrderIds, course.id, course.pricePence);
  const order =
    open ??
    (await db.order.create({
      data: { courseId: course.id, courseTitle: course.title, pricePence: course.pricePence },
    }));
  const payment = await findOrCreatePayment(order);
  if (payment.status === "cancelled") return startOrder({ ...input, openOrderIds: [] });
  if (payment.status === "succeeded" || payment.status === "processing") {
    await fulfil(payment.intentId);
    throw new Refusal(409, "You have just paid for this course. The way in comes by e-mail.");
  }
  if (!payment.clientSecret) throw new Error(`Payment ${payment.intentId} has no client secret.`);
  return {
    clientSecret: payment.clientSecret,
    amount: order.pricePence / 100,
    currency: "gbp",
    title: order.courseTitle,
    orderId: order.id,
  };
}

async function findOrCreatePayment(order: {
  id: string;
  paymentIntentId: string | null;
  pricePence: number;
  currency: string;
  courseTitle: string;
}): Promise<Payment> {
  const known = order.paymentIntentId ? await readPayment(order.paymentIntentId) : null;
  if (known) return known;
  const payment = await createPayment(order);
  await db.order.update({
    where: { id: order.id },
    data: { paymentIntentId: payment.intentId },
  });
  return payment;
}

/**
 * Stored before the card is confirmed: who gets the access, and the consent of reg. 37.
 *
 * @throws Refusal 409 where the order can no longer be changed.
 */
export async function saveOrderDetails(orderId: string, email: string): Promise<void> {
  const { count } = await db.order.updateMany({
    where: { id: orderId, status: { in: ["pending", "failed"] } },
    data: { email, consentVersion: CONSENT.version, consentedAt: new Date() },
  });
  if (count === 0) throw new Refusal(409, "This order has already been paid.");
}

/** Job: the second payment for a course already owned goes back at once. */
export async function refundDuplicate(orderId: string): Promise<string> {
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  if (!order.paymentIntentId) throw new Error(`Order ${orderId} has no payment to give back.`);
  await refundPayment(order.paymentIntentId, order.id);
  return fulfil(order.paymentIntentId);
}

/**
 * A session for the browser that paid, where the payment made the account and nobody has proven
 * the address yet; null otherwise, and the mailed link or a code is the way in.
 */
export async function signInBuyer(orderId: string): Promise<string | null> {
  return db.$transaction(async (tx) => {
    const order = await findUnprovenPurchase(tx, orderId);
    return order && createSession(tx, order.user.id);
  });
}

/**
 * Moves a purchase to the address that was meant, until somebody has signed in by mail.
 *
 * @throws Refusal 409 where the address has been proven or was no new account's.
 */
export async function correctBuyerEmail(orderId: string, email: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const order = await findUnprovenPurchase(tx, orderId);
    if (!order)
      throw new Refusal(409, "The address of this purchase can no longer be changed here.");
    if (order.user.email === email) return;
    await tx.signInToken.updateMany({
      where: { email: order.user.email, usedAt: null },
      data: { usedAt: new Date() },
    });
    const buyer = await moveToAddress(tx, order, email);
    await tx.order.update({
      where: { id: order.id },
      data: { email, ...buyer, version: { increment: 1 } },
    });
    await tx.orderEvent.create({
      data: { orderId, kind: "address", detail: "The buyer corrected the address." },
    });
    const token = await createPurchaseToken(tx, email, order.course.slug);
    await queueMail(tx, {
      kind: "purchase-confirmation",
      key: `purchase-confirmation:${order.id}:${token.id}`,
      to: email,
      props: { orderId: order.id, tokenId: token.id },
    });
  });
}

async function findUnprovenPurchase(tx: Transaction, orderId: string) {
  await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${orderId}::uuid FOR UPDATE`;
  const order = await tx.order.findFirst({
    where: { id: orderId, status: "paid", createdUser: true, user: { firstSignInAt: null } },
    select: { id: true, course: { select: { slug: true } }, user: true },
  });
  return order?.user ? { ...order, user: order.user } : null;
}

/**
 * The account takes the new address. Where that has an account already, the purchase goes to it,
 * and this browser loses its way in: it may open only an account that its own payment made.
 */
async function moveToAddress(
  tx: Transaction,
  order: { id: string; user: { id: string } },
  email: string,
): Promise<{ userId: string; createdUser: boolean }> {
  const owner = await tx.user.findUnique({ where: { email } });
  if (!owner) {
    await tx.user.update({ where: { id: order.user.id }, data: { email } });
    return { userId: order.user.id, createdUser: true };
  }
  await tx.grant.updateMany({ where: { orderId: order.id }, data: { userId: owner.id } });
  await tx.session.deleteMany({ where: { userId: order.user.id } });
  return { userId: owner.id, createdUser: false };
}
