import type { DisputeState } from "@/lib/payments/rules";

type UnpaidState = "pending" | "processing" | "failed" | "cancelled";

export type OrderState =
  | UnpaidState
  | "disputed"
  | "dispute-lost"
  | "refunded"
  | "part-refunded"
  | "paid";

export type OrderFacts = {
  status: UnpaidState | "paid";
  pricePence: number;
  refundedPence: number;
  disputeStatus: DisputeState;
};

/** An order's current state: of everything that has happened to it, what matters most. */
export function orderState(order: OrderFacts): OrderState {
  if (order.status !== "paid") return order.status;
  if (order.disputeStatus === "open") return "disputed";
  if (order.disputeStatus === "lost") return "dispute-lost";
  if (order.refundedPence >= order.pricePence) return "refunded";
  return order.refundedPence > 0 ? "part-refunded" : "paid";
}
