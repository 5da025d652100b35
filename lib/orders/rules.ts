import { Refusal } from "@/lib/errors";
import { grantState, lostPence } from "@/lib/payments/rules";
import { formatPence } from "@/lib/text/money";
import { hideSums } from "@/lib/text/sums";

export type TimelineEntry = { at: Date; what: string; detail?: string };

/** Keeps the given order of simultaneous entries. */
export function inTimeOrder(...lists: TimelineEntry[][]): TimelineEntry[] {
  return lists.flat().toSorted((a, b) => a.at.getTime() - b.at.getTime());
}

/** For people who may not see the shop's earnings. */
export function withoutSums({ what, detail, at }: TimelineEntry): TimelineEntry {
  return { at, what: hideSums(what), ...(detail && { detail: hideSums(detail) }) };
}

type Money = Parameters<typeof grantState>[0] & {
  status: string;
  pendingRefundPence: number;
  isInquiry: boolean;
};

export function whyNotRefundable(order: Money): string | undefined {
  if (order.status !== "paid") {
    return "Nothing was paid for this order, so there is nothing to refund.";
  }
  if (order.disputeStatus === "open" && !order.isInquiry) {
    return "This payment is disputed: until the bank has decided, nothing can be refunded.";
  }
  if (order.disputeStatus === "lost") {
    const part = grantState(order) === "ended" ? "the money" : formatPence(lostPence(order));
    return `This payment was disputed, and the bank has given ${part} back.`;
  }
  return refundablePence(order) === 0
    ? "Everything has already been refunded, or is about to be."
    : undefined;
}

export function describeGivenBack(order: Money): string {
  const pending = order.pendingRefundPence;
  const given = describeReturned(order);
  return pending > 0 ? `${given}; a refund of ${formatPence(pending)} is pending` : given;
}

function describeReturned(order: Money): string {
  const refunded = formatPence(order.refundedPence);
  const lost = lostPence(order);
  if (lost === 0) return refunded;
  const both = formatPence(order.refundedPence + lost);
  return order.refundedPence === 0
    ? `${both} (by the bank, in a dispute)`
    : `${both} (${refunded} refunded, the rest by the bank, in a dispute)`;
}

export function refundablePence(
  order: Pick<Money, "pricePence" | "refundedPence" | "pendingRefundPence">,
): number {
  return order.pricePence - order.refundedPence - order.pendingRefundPence;
}

export function accessAfterRefund(order: {
  mayOpenCourse: boolean;
  isOpenOtherwise: boolean;
}): string {
  if (order.isOpenOtherwise) {
    return "The buyer keeps the course all the same: it is open to them by another payment or by hand.";
  }
  return order.mayOpenCourse ? "The whole ends the access to the course; a part does not." : "";
}

/** "Paused" means that a dispute may still give the access back. */
export function describeAccess(order: { isOpen: boolean; mayOpenCourse: boolean }): string {
  if (order.isOpen) return "open";
  return order.mayOpenCourse ? "paused" : "closed";
}

/** No receipt for a payment that was refunded in full or is disputed. */
export function hasReceipt(order: { status: string } & Parameters<typeof grantState>[0]): boolean {
  return order.status === "paid" && grantState(order) === "live";
}

/** A sale without an address, because its buyer was erased, never gets one again. */
export function refuseErased({ erasedAt }: { erasedAt: Date | null }): void {
  if (erasedAt) throw new Refusal(409, "The buyer of this order was erased. It takes no address.");
}
