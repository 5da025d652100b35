import { settleAlerts } from "@/lib/alerts/commands";
import { paidWithoutAccess } from "@/lib/alerts/kinds/paid-without-access";
import { recordAudit } from "@/lib/audit/commands";
import { findOrCreateUser, lockUser } from "@/lib/auth/commands";
import { createPurchaseToken } from "@/lib/auth/sign-in-links";
import { db, type Transaction, transact } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { findLiveGrant, liveGrant } from "@/lib/learning/access";
import { lockByNumber } from "@/lib/orders/commands";
import { queueMail } from "@/lib/outbox/commands";
import { fulfil, signOutUnproven } from "@/lib/payments/fulfil";
import { listLines } from "@/lib/payments/lines/commands";
import { vouchForOrder } from "@/lib/payments/rebuilt/commands";
import { mailAccessChange } from "@/lib/payments/reports";
import { readPayment } from "@/lib/payments/stripe";

/** A second payment opens nothing and goes back. */
type GivenAccess = { to: string; isSecondPayment?: boolean };

/**
 * No refund ends this grant. Bought access that was ended by hand reopens beside it. Throws Refusal 409 if there is
 * access or a payment, 503 without the provider.
 */
export async function grantByHand(
  actor: string,
  change: { number: number; reason: string },
): Promise<GivenAccess> {
  const finished = await finishSale(actor, change);
  if (finished) return finished;
  await refuseWhilePayingFor(change.number);
  return transact(async (tx) => {
    const order = await lockByNumber(tx, change.number);
    if (!order.email) throw new Refusal(409, "This order has no address that access could go to.");
    const { user } = await findOrCreateUser(tx, order.email, order.buyerName);
    const userId = order.userId ?? user.id;
    const buyer = await lockUser(tx, userId);
    if (!order.createdUser) await signOutUnproven(tx, buyer);
    const closed = [];
    for (const line of await listLines(tx, order.id)) {
      if (!(await findLiveGrant(tx, userId, line.courseId))) closed.push(line);
    }
    if (closed.length === 0) throw new Refusal(409, "The buyer has access already.");
    if (!order.userId) await tx.order.update({ where: { id: order.id }, data: { userId } });
    await tx.grant.updateMany({ where: { orderId: order.id, userId }, data: { revokedAt: null } });
    for (const { courseId, title } of closed) {
      const grant = await giveAccess(tx, buyer, { courseId, reason: change.reason });
      await recordAudit(tx, {
        actor,
        action: "access.grant",
        subject: `order:${change.number}`,
        after: { grantId: grant.id, userId, course: title },
        reason: change.reason,
      });
    }
    await settleAlerts(tx, [paidWithoutAccess], { orderId: order.id });
    return { to: buyer.email };
  });
}

/** Null unless the order is paid, and only its buyer's consent is missing: a gift would leave the sale out of the books. */
async function finishSale(
  actor: string,
  { number, reason }: { number: number; reason: string },
): Promise<GivenAccess | null> {
  const found = await db.order.findUnique({ where: { number }, select: { paymentIntentId: true } });
  const payment = found?.paymentIntentId ? await readPayment(found.paymentIntentId) : null;
  if (!payment) return null;
  const isVouched = await transact(async (tx) => {
    const order = await lockByNumber(tx, number);
    if (!(await vouchForOrder(tx, order, payment))) return false;
    const [subject, after] = [`order:${number}`, { course: order.courseTitle }];
    await recordAudit(tx, { actor, action: "order.vouch", subject, after, reason });
    return true;
  });
  if (!isVouched) return null;
  await fulfil(payment.intentId);
  const { email, lines } = await db.order.findUniqueOrThrow({
    where: { number },
    include: { lines: true },
  });
  const isSecondPayment = lines.every(({ isOwnedAlready }) => isOwnedAlready);
  return { to: email ?? "", ...(isSecondPayment && { isSecondPayment }) };
}

/** The caller has checked that the person does not own the course. */
export async function giveAccess(
  tx: Transaction,
  person: { id: string; email: string },
  { courseId, reason }: { courseId: number; reason: string },
): Promise<{ id: string }> {
  const grant = await tx.grant.create({
    data: { userId: person.id, courseId, reason },
    select: { id: true, course: { select: { slug: true } } },
  });
  const token = await createPurchaseToken(tx, person.email, grant.course.slug);
  const props = { grantId: grant.id, tokenId: token.id };
  await queueMail(tx, "course-given", { fact: grant.id, to: person.email, props });
  return grant;
}

/** Includes the buyer's other orders for the same courses. */
async function refuseWhilePayingFor(number: number): Promise<void> {
  const order = await db.order.findUnique({
    where: { number },
    select: { email: true, lines: { select: { courseId: true } } },
  });
  for (const { courseId } of order?.lines ?? []) {
    if (order?.email) await refuseWhilePaying(order.email, courseId);
  }
}

/** Settles open payments first: one that succeeded after the gift would find the course owned and be refunded. */
export async function refuseWhilePaying(email: string, courseId: number): Promise<void> {
  const begun = await db.order.findMany({
    where: {
      email,
      lines: { some: { courseId } },
      status: { in: ["pending", "processing", "failed"] },
    },
    select: { paymentIntentId: true },
  });
  for (const { paymentIntentId } of begun) if (paymentIntentId) await follow(paymentIntentId);
}

async function follow(paymentIntentId: string): Promise<void> {
  const outcome = await fulfil(paymentIntentId);
  if (outcome === "processing") {
    throw new Refusal(409, "The payment is still under way. It opens the course when it arrives.");
  }
  if (outcome === "succeeded") {
    throw new Refusal(409, "The payment has just arrived. Reload the page to see what it opened.");
  }
}

/** Ends access without a refund. */
export async function revokeByHand(
  actor: string,
  change: { number: number; reason: string },
): Promise<void> {
  await transact(async (tx) => {
    const order = await lockByNumber(tx, change.number);
    const { userId } = order;
    if (userId) await lockUser(tx, userId);
    const course = { lines: { some: { orderId: order.id } } };
    const live = userId ? await tx.grant.findMany({ where: { userId, course, ...liveGrant } }) : [];
    const [first] = live;
    if (!first) throw new Refusal(409, "The buyer has no access that could be ended.");
    const ids = live.map(({ id }) => id);
    await tx.grant.updateMany({ where: { id: { in: ids } }, data: { revokedAt: new Date() } });
    const closed = new Map(live.map((grant) => [grant.courseId, grant]));
    for (const grant of closed.values()) await mailAccessChange(tx, grant, "ended");
    await recordAudit(tx, {
      actor,
      action: "access.end",
      subject: `order:${change.number}`,
      before: { grantIds: ids, userId, course: order.courseTitle },
      reason: change.reason,
    });
  });
}
