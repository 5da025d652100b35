import { settleAlerts } from "@/lib/alerts/commands";
import { paidWithoutAccess } from "@/lib/alerts/kinds/paid-without-access";
import { findOrCreateUser, lockUser } from "@/lib/auth/commands";
import { db, type Transaction, transact } from "@/lib/db";
import type { Order, OrderStatus } from "@/lib/generated/prisma/client";
import { findLiveGrant } from "@/lib/learning/access";
import { listLines, type SoldLine } from "@/lib/payments/lines/commands";
import { lineState } from "@/lib/payments/lines/rules";
import { rebuildOrder } from "@/lib/payments/rebuilt/commands";
import {
  reportMismatch,
  reportUnknownPayment,
  settleUnserved,
} from "@/lib/payments/unserved/commands";
import { bookTax } from "@/lib/payments/vat/commands";
import { formatPence } from "@/lib/text/money";
import { announceSale, note, queueDocuments } from "./reports";
import { followReturns, queueRefund } from "./returns";
import { ALREADY_OWNED, findMismatch, type Payment } from "./rules";
import { readPayment } from "./stripe";
import { declineReason } from "./stripe-declines";

export type Outcome = Payment["status"] | "unknown" | "not-ours" | "mismatch";

const MAX_ROUNDS = 20;

/** Brings an order in line with its payment, in whatever order the events arrive. Safe to repeat. */
export async function fulfil(paymentIntentId: string): Promise<Outcome> {
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const before = await db.order.findUnique({ where: { paymentIntentId } });
    const payment = await readPayment(paymentIntentId);
    if (!payment) return "unknown";
    const outcome = await transact((tx) => apply(tx, payment, before?.version ?? 0));
    if (outcome !== "stale") return outcome;
  }
  throw new Error(`The order of ${paymentIntentId} changed during each of ${MAX_ROUNDS} tries.`);
}

async function apply(
  tx: Transaction,
  payment: Payment,
  versionRead: number,
): Promise<Outcome | "stale"> {
  const order = await lockOrRebuild(tx, payment);
  if (!order) return reportUnknownPayment(tx, payment);
  if (!order.paymentIntentId) return adopt(tx, order, payment);
  const mismatch = findMismatch(order, payment);
  if (mismatch) return reportMismatch(tx, payment, mismatch);
  // A concurrent run has saved a state that may be newer than the payment read here, so read it again.
  if (order.version !== versionRead) return "stale";
  await settleUnserved(tx, payment.intentId);

  if (payment.status !== "succeeded") {
    await followAttempt(tx, order, payment);
  } else {
    const paid = order.status === "paid" ? order : await markPaid(tx, order, payment);
    await followReturns(tx, paid, payment);
    await announceSale(tx, paid.id);
  }
  return payment.status;
}

/** A restored backup may have the order as it was before its payment's id was saved. */
async function adopt(tx: Transaction, { id }: Order, { intentId }: Payment): Promise<"stale"> {
  await tx.order.update({ where: { id }, data: { paymentIntentId: intentId } });
  return "stale";
}

async function lockOrRebuild(tx: Transaction, payment: Payment): Promise<Order | null> {
  const order = await lockOrder(tx, payment.orderId);
  if (order || !(await rebuildOrder(tx, payment))) return order;
  return lockOrder(tx, payment.orderId);
}

export async function lockOrder(tx: Transaction, orderId: string | null): Promise<Order | null> {
  if (!orderId) return null;
  await tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${orderId}::uuid FOR UPDATE`;
  return tx.order.findUnique({ where: { id: orderId } });
}

async function followAttempt(tx: Transaction, order: Order, payment: Payment): Promise<void> {
  const status = payment.status === "open" ? "pending" : payment.status;
  if (status === "succeeded" || order.status === "paid") return;
  if (order.status !== status) await saveAttempt(tx, order, payment, status);
  else if (status !== "failed") return;
  const reason = status === "failed" && payment.declineCode;
  const entry = `The payment is ${status}${reason ? `: ${declineReason(reason)}` : ""}.`;
  if (await isNews(tx, order.id, entry)) await note(tx, order.id, "payment", entry);
}

function saveAttempt(
  tx: Transaction,
  order: Order,
  payment: Payment,
  status: OrderStatus,
): Promise<Order> {
  return tx.order.update({
    where: { id: order.id },
    data: { status, paymentIntentId: payment.intentId, version: { increment: 1 } },
  });
}

async function isNews(tx: Transaction, orderId: string, entry: string): Promise<boolean> {
  const where = { orderId, kind: "payment" };
  const last = await tx.orderEvent.findFirst({ where, orderBy: { id: "desc" } });
  return last?.detail !== entry;
}

async function markPaid(tx: Transaction, order: Order, payment: Payment): Promise<Order> {
  if (!order.email) throw new Error(`Order ${order.id} passed the checks without an address.`);
  const { user, created } = await findOrCreateUser(tx, order.email, order.buyerName);
  // The account may be moving to another address right now, and its mail should go there.
  const { email } = await lockUser(tx, user.id);
  const paid = await tx.order.update({
    where: { id: order.id },
    data: {
      status: "paid",
      paidAt: new Date(),
      chargedAt: payment.chargedAt,
      userId: user.id,
      email,
      createdUser: created,
      paymentIntentId: payment.intentId,
      version: { increment: 1 },
    },
  });
  await note(tx, order.id, "paid", `${formatPence(order.pricePence)} was paid.`);
  await bookTax(tx, paid, payment);
  await queueDocuments(tx, order.id);
  await grantOrRefund(tx, paid, user.id, payment.learners);
  return paid;
}

/**
 * Grants or refunds each line without a grant. `learners` holds, by line, the addresses of learners who are not the
 * buyer. True if a line was granted.
 */
export async function grantOrRefund(
  tx: Transaction,
  order: Order,
  userId: string,
  learners: Payment["learners"] = [],
): Promise<boolean> {
  // Payments of one account for the same course must take turns here.
  const user = await lockUser(tx, userId);
  if (!order.createdUser) await signOutUnproven(tx, user);
  const lines = (await listLines(tx, order.id)).filter(
    (line) => !line.grant && lineState(line, order) !== "ended",
  );
  const owned = [];
  for (const line of lines) {
    const learnerId = await lockLearner(tx, line, userId, learners);
    if (!(await grantUnlessOwned(tx, line, learnerId))) owned.push(line);
  }
  if (owned.length > 0) await returnOwned(tx, order.id, owned);
  return owned.length < lines.length;
}

/** `learners` as in `grantOrRefund`. */
export async function lockLearner(
  tx: Transaction,
  { position }: SoldLine,
  buyerId: string,
  learners: Payment["learners"] = [],
): Promise<string> {
  const email = learners[position - 1];
  if (!email) return buyerId;
  const { user } = await findOrCreateUser(tx, email);
  await signOutUnproven(tx, await lockUser(tx, user.id));
  return user.id;
}

async function returnOwned(tx: Transaction, orderId: string, owned: SoldLine[]): Promise<void> {
  const id = { in: owned.map((line) => line.id) };
  await tx.orderLine.updateMany({ where: { id }, data: { isOwnedAlready: true } });
  await note(tx, orderId, ALREADY_OWNED, "The buyer owns this course: the money goes back.");
  await queueRefund(tx, orderId);
}

/** True if it granted access. The caller has locked the account. */
export async function grantUnlessOwned(
  tx: Transaction,
  { id: lineId, orderId, courseId }: SoldLine,
  userId: string,
): Promise<boolean> {
  if (await findLiveGrant(tx, userId, courseId)) return false;
  await tx.grant.create({ data: { userId, courseId, orderId, lineId, reason: "purchase" } });
  await settleAlerts(tx, [paidWithoutAccess], { orderId });
  return true;
}

/** An earlier payment may have signed in a payer without proof of the address, who must not get this course. */
export async function signOutUnproven(
  tx: Transaction,
  user: { id: string; firstSignInAt: Date | null },
): Promise<void> {
  if (!user.firstSignInAt) await tx.session.deleteMany({ where: { userId: user.id } });
}
