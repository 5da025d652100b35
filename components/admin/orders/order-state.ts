type OrderFacts = {
  status: "pending" | "processing" | "paid" | "failed" | "cancelled";
  pricePence: number;
  refundedPence: number;
  disputeStatus: "none" | "open" | "won" | "lost";
};

const unpaid = {
  pending: "Not paid",
  processing: "Processing",
  failed: "Payment failed",
  cancelled: "Cancelled",
};

/** What an order is, in a word or two. */
export function orderState(order: OrderFacts): string {
  if (order.status !== "paid") return unpaid[order.status];
  if (order.disputeStatus === "open") return "Disputed";
  if (order.disputeStatus === "lost") return "Dispute lost";
  if (order.refundedPence >= order.pricePence) return "Refunded";
  return order.refundedPence > 0 ? "Part refunded" : "Paid";
}
