import { raiseAttention, settleAttention } from "@/lib/alerts/commands";
import { createPurchaseToken } from "@/lib/auth/sign-in-links";
import type { Transaction } from "@/lib/db";
import type { Order } from "@/lib/generated/prisma/client";
import { findLiveGrant, liveGrant } from "@/lib/learning/access";
import { COACH_INBOX, queueMail } from "@/lib/outbox/commands";
import { formatPence } from "@/lib/text/money";
import { receiptKey, type StoryKind } from "./rules";

/**
 * Tells the buyer and the coach, once, as soon as the order gives access; the buyer again if the address
 * was corrected while there was no access to tell of.
 */
export async function announceSale(tx: Transaction, orderId: string): Promise<void> {
  const live = await tx.grant.findFirst({
    where: { orderId, ...liveGrant },
    select: { order: { select: { email: true, version: true } } },
  });
  if (!live?.order) return;
  const told = await listReceiptsTo(tx, orderId);
  if (told.some(({ to }) => to === live.order?.email)) return;
  const since = told.length > 0 ? live.order.version : undefined;
  await mailWayIn(tx, orderId, receiptKey(orderId, since));
  await queueMail(tx, {
    kind: "purchase-notice",
    key: `purchase-notice:${orderId}`,
    to: COACH_INBOX,
    props: { orderId },
  });
}

/** What came back from the former address is settled with it. */
export async function reportCorrection(
  tx: Transaction,
  orderId: string,
  who: "coach" | "buyer",
): Promise<void> {
  await note(tx, orderId, "address", `The ${who} corrected the address.`);
  await settleAttention(tx, ["mail-bounced"], { orderId });
}

function listReceiptsTo(tx: Transaction, orderId: string): Promise<{ to: string }[]> {
  return tx.$queryRaw`
    SELECT "to" FROM "OutboxMail"
    WHERE "props" ->> 'orderId' = ${orderId} AND "kind" = 'purchase-confirmation'`;
}

/** The receipt, with a fresh way in. */
export async function mailWayIn(tx: Transaction, orderId: string, key: string): Promise<void> {
  const order = await tx.order.findUniqueOrThrow({
    where: { id: orderId },
    select: { email: true, course: { select: { slug: true } } },
  });
  if (!order.email) throw new Error(`Order ${orderId} has no address to write to.`);
  const token = await createPurchaseToken(tx, order.email, order.course.slug);
  await queueMail(tx, {
    kind: "purchase-confirmation",
    key,
    to: order.email,
    props: { orderId, tokenId: token.id },
  });
}

export async function reportRefund(
  tx: Transaction,
  order: Order,
  { newPence, hadGrant }: { newPence: number; hadGrant: boolean },
): Promise<void> {
  const amount = formatPence(order.refundedPence);
  await note(tx, order.id, "refund", `${amount} has been refunded.`);
  if (order.erasedAt) return;
  const { email, userId, courseId } = order;
  if (!email || !userId) throw new Error(`Order ${order.id} was paid without a buyer.`);
  const live = await findLiveGrant(tx, userId, courseId);
  await queueMail(tx, {
    kind: "refund-notice",
    key: `refund-notice:${order.id}:${order.version}`,
    to: email,
    props: {
      orderId: order.id,
      refundedPence: order.refundedPence,
      newPence,
      // Somebody who paid twice may have lost the course since, and must not read that they own it.
      reason: hadGrant || !live ? "refunded" : "already-owned",
      hasAccess: live !== null,
    },
  });
}

/**
 * The buyer has been promised money that does not arrive: the bank did not take it, and asking the card again
 * would not help, or the refund was cancelled at the provider.
 */
export async function reportFailedRefund(
  tx: Transaction,
  order: Order,
  failedPence: number,
): Promise<void> {
  const amount = formatPence(failedPence);
  const story = `A refund of ${amount} failed or was cancelled, and came back.`;
  await note(tx, order.id, "refund-failed", story);
  await raiseAttention(tx, {
    key: `refund-failed:${order.id}:${order.version}`,
    kind: "refund-failed",
    detail: `A refund of ${amount} for order ${order.number} has come back: it was cancelled at Stripe, or the buyer’s bank did not take it. The money is at Stripe again. Unless you cancelled it yourself, please give it back another way.`,
    orderId: order.id,
  });
}

export async function reportDispute(tx: Transaction, order: Order): Promise<void> {
  const story = describeDispute(order);
  await note(tx, order.id, "dispute", story);
  await raiseAttention(tx, {
    // A payment may be disputed again, and each time somebody has to answer.
    key: `dispute:${order.id}:${order.version}`,
    kind: `dispute-${order.disputeStatus}`,
    detail: story,
    orderId: order.id,
    // The list tells of an open dispute by itself, with the day until which it can be answered.
    resolvedAt: order.disputeStatus === "open" ? new Date() : undefined,
  });
}

function describeDispute({ number, disputeStatus }: Order): string {
  switch (disputeStatus) {
    case "open":
      return `The payment of order ${number} is disputed.`;
    case "won":
      return `The dispute of order ${number} was decided for you.`;
    case "lost":
      return `The dispute of order ${number} was decided for the buyer.`;
    case "none":
      return `Stripe names no dispute of order ${number} any more.`;
  }
}

export async function reportRebuilt(tx: Transaction, orderId: string): Promise<void> {
  const story =
    "The order was missing here and was rebuilt from its payment: its number is new, and its address is the one that was typed with the card. What was agreed to at checkout is not known any more.";
  await note(tx, orderId, "rebuilt", story);
}

/** A line of the order's story. */
export async function note(
  tx: Transaction,
  orderId: string,
  kind: StoryKind,
  detail: string,
): Promise<void> {
  await tx.orderEvent.create({ data: { orderId, kind, detail } });
}
