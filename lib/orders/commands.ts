import { randomUUID } from "node:crypto";
import { recordAudit } from "@/lib/audit/commands";
import { findOrCreateUser, lockUser, lockUsers } from "@/lib/auth/commands";
import {
  closeMistypedAccount,
  leaveMistypedAccount,
  moveLearning,
} from "@/lib/checkout/buyer/commands";
import { db, type Transaction, transact } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import type { Order } from "@/lib/generated/prisma/client";
import { findLiveGrant, isLive, liveGrant } from "@/lib/learning/access";
import { lockProgress } from "@/lib/learning/commands";
import { lockOrder, signOutUnproven } from "@/lib/payments/fulfil";
import { mailAccessChange, mailReceipt, reportCorrection } from "@/lib/payments/reports";
import { isSecondPayment } from "@/lib/payments/returns";
import { maskEmail } from "@/lib/text/mask-email";
import { hasReceipt, refuseErased } from "./rules";

export async function resendReceipt(actor: string, number: number): Promise<{ to: string }> {
  return transact(async (tx) => {
    const order = await lockByNumber(tx, number);
    if (!order.email || !order.userId || !(await opensCourse(tx, order.id, order.userId))) {
      throw new Refusal(409, "This order opens no course, so there is no sign-in link to send.");
    }
    if (order.status !== "paid") {
      throw new Refusal(
        409,
        `Nothing was paid with this order, so there is no receipt. ${order.email} signs in with a link from the sign-in page.`,
      );
    }
    if (!hasReceipt(order) || (await isSecondPayment(tx, order.id))) {
      throw new Refusal(
        409,
        `This order’s money has gone back, is about to, or is disputed, so there is no receipt to send. ${order.email} signs in with a link from the sign-in page.`,
      );
    }
    const receipts = await tx.outboxMail.findMany({
      where: { to: order.email, props: { path: ["orderId"], equals: order.id } },
      select: { sentAt: true, givenUpBecause: true },
    });
    if (receipts.some((receipt) => !receipt.sentAt && !receipt.givenUpBecause)) {
      throw new Refusal(409, "A mail of this order is waiting to be sent already.");
    }
    // A new key for each request makes a new mail to the order's current address.
    await mailReceipt(tx, order.id, `again:${randomUUID()}`);
    await recordAudit(tx, {
      actor,
      action: "order.resend",
      subject: `order:${number}`,
      after: { to: maskEmail(order.email) },
    });
    return { to: order.email };
  });
}

async function opensCourse(tx: Transaction, orderId: string, userId: string): Promise<boolean> {
  const course = { lines: { some: { orderId } } };
  return (await tx.grant.count({ where: { userId, course, ...liveGrant } })) > 0;
}

export async function describeEmailCorrection(change: {
  number: number;
  email: string;
}): Promise<string> {
  const { number, email: to } = change;
  const select = { email: true, erasedAt: true } as const;
  const order = await db.order.findUnique({ where: { number }, select });
  if (!order) throw notFoundRefusal("This order");
  refuseErased(order);
  return `Move order ${number} from ${order.email ?? "no address"} to ${to}?`;
}

/**
 * Moves only this order, nothing else of the old address. Throws Refusal 409 if the new address owns the course,
 * the old address was given it by hand, or the buyer was erased.
 */
export async function correctOrderEmail(
  actor: string,
  change: { number: number; email: string; reason: string },
): Promise<void> {
  await transact(async (tx) => {
    const order = await lockByNumber(tx, change.number);
    refuseErased(order);
    if (order.email === change.email) {
      throw new Refusal(409, "The order has this address already.");
    }
    const isOwned = await moveToUser(tx, order, change.email);
    const { version } = await tx.order.update({
      where: { id: order.id },
      data: { email: change.email, createdUser: false, version: { increment: 1 } },
    });
    await reportCorrection(tx, order.id, "coach");
    if (isOwned) await mailReceipt(tx, order.id, version);
    await recordAudit(tx, {
      actor,
      action: "order.correct-email",
      subject: `order:${change.number}`,
      before: { email: maskEmail(order.email) },
      after: { email: maskEmail(change.email) },
      reason: change.reason,
    });
  });
}

/** True if the order gives the new address access. */
async function moveToUser(tx: Transaction, order: Order, email: string): Promise<boolean> {
  if (!order.userId) return false;
  const before = await lockUsers(tx, order.userId, email);
  const lines = await tx.orderLine.findMany({ where: { orderId: order.id } });
  for (const { courseId } of lines) await refuseGivenByHand(tx, before.id, courseId);
  const { user } = await findOrCreateUser(tx, email, order.buyerName);
  const after = await lockUser(tx, user.id);
  if (await opensCourse(tx, order.id, after.id)) {
    throw new Refusal(409, "This address owns the course already. A refund may be what is due.");
  }
  await signOutUnproven(tx, after);
  // The old address was never proven. The buyer is signed in to its account and must be signed out.
  const isMistyped = !before.firstSignInAt;
  if (isMistyped)
    await closeMistypedAccount(tx, { id: order.id, userId: before.id, email: before.email });
  await lockProgress(tx, before.id);
  await tx.order.update({ where: { id: order.id }, data: { userId: after.id } });
  const theirs = { orderId: order.id, userId: before.id };
  const moved = await tx.grant.updateManyAndReturn({
    where: theirs,
    data: { userId: after.id },
  });
  for (const { courseId } of lines) {
    // Progress moves with the course unless the former owner still has access.
    if (await findLiveGrant(tx, before.id, courseId)) continue;
    await moveLearning(tx, { from: before.id, to: after.id, courseId });
  }
  if (isMistyped) await leaveMistypedAccount(tx, before.id);
  // Nobody reads mail at a mistyped address, or a stranger does.
  else
    for (const grant of moved.filter(isLive)) {
      await mailAccessChange(tx, { ...grant, userId: before.id }, "moved");
    }
  return (await tx.grant.count({ where: { orderId: order.id, ...liveGrant } })) > 0;
}

/** A grant by hand belongs to no order, so it would stay with an address that may be a stranger's. */
async function refuseGivenByHand(tx: Transaction, userId: string, courseId: number): Promise<void> {
  const where = { userId, courseId, orderId: null, ...liveGrant };
  if ((await tx.grant.count({ where })) === 0) return;
  throw new Refusal(
    409,
    "The old address has access that was given by hand. End it first, and give it again afterwards.",
  );
}

export async function lockByNumber(tx: Transaction, number: number): Promise<Order> {
  const found = await tx.order.findUnique({ where: { number }, select: { id: true } });
  const order = found && (await lockOrder(tx, found.id));
  if (!order) throw notFoundRefusal("This order");
  return order;
}
