import { type grantState, lostPence } from "@/lib/payments/rules";
import { formatDate } from "@/lib/text/dates";
import { formatPence } from "@/lib/text/money";

export type OwnOrder = Parameters<typeof grantState>[0] & {
  status: string;
  pendingRefundPence: number;
  /** The time of the last refund; null without one, or where the time is unknown. */
  refundedAt: Date | null;
  /** When the coach ended the access; null unless all of it was ended so. */
  revokedAt: Date | null;
  /** Paid for a course that the buyer owned already, and so gave no access. */
  isSecond: boolean;
};

/** The order's state in words for its buyer, one sentence per fact. */
export function stateInWords(order: OwnOrder): string[] {
  if (order.status !== "paid") return ["Your payment is being processed."];
  const lines = [...describeDispute(order), ...describeRefunds(order)];
  return [...(lines.length > 0 ? lines : ["Paid."]), ...describeAccess(order)];
}

function describeAccess(order: OwnOrder): string[] {
  const { revokedAt, isSecond, refundedPence, pendingRefundPence, disputeStatus } = order;
  if (revokedAt) return [`Your coach ended the access on ${formatDate(revokedAt)}.`];
  const isAsked = refundedPence + pendingRefundPence + lostPence(order) > 0;
  const isWaiting = isSecond && !isAsked && disputeStatus !== "open";
  return isWaiting ? ["You owned the course already, so the money goes back to you."] : [];
}

const PAUSED = "Paused while your bank looks at this payment.";

function describeDispute(order: OwnOrder): string[] {
  if (order.disputeStatus === "open") {
    const { isSecond } = order;
    return [isSecond ? "Your bank is looking at this payment." : PAUSED];
  }
  const lost = lostPence(order);
  return lost > 0 ? [`Your bank gave ${sumOf(lost, order)} back after a complaint.`] : [];
}

function describeRefunds(order: OwnOrder): string[] {
  const { refundedPence, pendingRefundPence, refundedAt } = order;
  const when = refundedAt ? ` on ${formatDate(refundedAt)}` : "";
  const lines = [];
  if (refundedPence > 0) {
    const isAll = refundedPence >= order.pricePence;
    lines.push(isAll ? `Refunded${when}.` : `${sumOf(refundedPence, order)} refunded${when}.`);
  }
  if (pendingRefundPence > 0) {
    lines.push(
      `A refund of ${formatPence(pendingRefundPence)} is pending: it has not left us yet.`,
    );
  }
  return lines;
}

function sumOf(pence: number, { pricePence }: OwnOrder): string {
  return `${formatPence(pence)} of ${formatPence(pricePence)}`;
}
