import { raiseAlert, settleAlerts } from "@/lib/alerts/commands";
import { earlyFraudWarning } from "@/lib/alerts/kinds/early-fraud-warning";
import { paidTwice } from "@/lib/alerts/kinds/paid-twice";
import { paidWithoutAccess } from "@/lib/alerts/kinds/paid-without-access";
import type { Transaction } from "@/lib/db";
import type { Grant, Order } from "@/lib/generated/prisma/client";
import { liveGrant } from "@/lib/learning/access";
import { bookReturns, failedRefundPence } from "@/lib/payments/lines/commands";
import { addJob } from "@/lib/queue/commands";
import {
  mailAccessChange,
  queueDocuments,
  reportDispute,
  reportFailedRefund,
  reportPendingRefund,
  reportRefund,
} from "./reports";
import {
  ALREADY_OWNED,
  type DisputeState,
  GRANTED_AFTER_ALL,
  type GrantState,
  grantState,
  lostPence,
  type Payment,
} from "./rules";

export async function followReturns(
  tx: Transaction,
  order: Order,
  payment: Payment,
): Promise<void> {
  const { refundedPence, pendingRefundPence, dispute: disputeStatus, isInquiry } = payment;
  const now = { refundedPence, pendingRefundPence, disputeStatus, isInquiry };
  const after = { ...order, ...now, lostPence: payment.lostPence };
  const isDisputeNews =
    disputeStatus !== order.disputeStatus || lostPence(after) !== lostPence(order);
  const cameBack =
    payment.failedRefunds.length > 0 ? await failedRefundPence(tx, order.id, payment) : 0;
  // A failed refund and a new one may cancel each other out in the sum.
  const refunded = refundedPence - order.refundedPence + cameBack;
  const pending = pendingRefundPence - order.pendingRefundPence;
  const isRefundNews = refunded !== 0 || cameBack !== 0;
  if (!isDisputeNews && !isRefundNews && !pending && isInquiry === order.isInquiry) return;

  const changed = await tx.order.update({
    where: { id: order.id },
    data: { ...now, lostPence: payment.lostPence, version: { increment: 1 } },
  });
  const lines = await bookReturns(tx, changed, payment);
  const state = grantState(changed);
  if (state !== "live") await settleAlerts(tx, [earlyFraudWarning], { orderId: order.id });
  if (state === "ended") {
    await settleAlerts(tx, [paidWithoutAccess, paidTwice], { orderId: order.id });
  }
  for (const { grant, state } of lines) {
    if (!grant) continue;
    await moveGrant(tx, grant, state, disputeStatus);
    if (state === "live" && isClosed(grant)) await reportPaidTwice(tx, order, grant);
  }
  if (isRefundNews || isDisputeNews) await queueDocuments(tx, order.id);
  const hadGrant = lines.some(({ grant }) => grant !== null);
  if (lines.some(({ grant }) => !grant) && isDisputeNews && disputeStatus === "won") {
    await returnSecondPayment(tx, order.id);
  }
  if (pending > 0) await reportPendingRefund(tx, changed, { newPence: pending, hadGrant });
  if (refunded > 0) await reportRefund(tx, changed, { newPence: refunded, hadGrant });
  // A refund may fail while it is pending, or days after it succeeded; then access comes back.
  const failed = Math.max(cameBack, cameBack - refunded - pending);
  if (failed > 0) await reportFailedRefund(tx, changed, failed);
  if (isDisputeNews) await reportDispute(tx, changed, payment);
}

export function queueRefund(tx: Transaction, orderId: string): Promise<void> {
  return addJob(tx, "refund-duplicate", { orderId }, `refund-duplicate:${orderId}`);
}

/** Refunds a second payment that could not be refunded while its money was disputed. */
async function returnSecondPayment(tx: Transaction, orderId: string): Promise<void> {
  if (await isSecondPayment(tx, orderId)) await queueRefund(tx, orderId);
}

/** Reads the history, because an erased buyer's order has no grant either. */
export async function isSecondPayment(tx: Transaction, orderId: string): Promise<boolean> {
  const kind = { in: [ALREADY_OWNED, GRANTED_AFTER_ALL] };
  const newest = await tx.orderEvent.findFirst({
    where: { orderId, kind },
    orderBy: { id: "desc" },
    select: { kind: true },
  });
  return newest?.kind === ALREADY_OWNED;
}

async function moveGrant(
  tx: Transaction,
  grant: Grant,
  state: GrantState,
  dispute: DisputeState,
): Promise<void> {
  const now = new Date();
  await tx.grant.update({
    where: { id: grant.id },
    data: {
      suspendedAt: state === "suspended" ? (grant.suspendedAt ?? now) : null,
      endedAt: state === "ended" ? (grant.endedAt ?? now) : null,
    },
  });
  const change = grant.revokedAt ? null : findChange(grant, state, dispute);
  if (change) await mailAccessChange(tx, grant, change);
}

const isClosed = ({ suspendedAt, endedAt }: Grant) => Boolean(suspendedAt ?? endedAt);

/** The buyer may have bought the course again before a dispute was won, or before a refund failed. */
async function reportPaidTwice(tx: Transaction, order: Order, grant: Grant): Promise<void> {
  const { userId, courseId } = grant;
  const other = await tx.grant.findFirst({
    where: { userId, courseId, orderId: { not: order.id }, ...liveGrant },
    select: { order: { select: { id: true, number: true } }, course: { select: { title: true } } },
  });
  if (grant.revokedAt || !other?.order) return;
  const { id: orderId, number } = other.order;
  const facts = { orderId, number, reopened: order.number, course: other.course.title };
  await raiseAlert(tx, paidTwice, facts);
}

/** How a dispute changed the access; a refund has its own mail. */
function findChange({ suspendedAt, endedAt }: Grant, state: GrantState, dispute: DisputeState) {
  if (state === "suspended") return suspendedAt ? null : "paused";
  if (state === "live") return suspendedAt ? "reopened" : null;
  return dispute === "lost" && !endedAt ? "lost" : null;
}
