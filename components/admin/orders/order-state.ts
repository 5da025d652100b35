import { grantState } from "@/lib/payments/rules";

type UnpaidState = "pending" | "processing" | "failed" | "cancelled";

export type OrderState =
  | UnpaidState
  | "disputed"
  | "dispute-lost"
  | "part-lost"
  | "refunded"
  | "part-refunded"
  | "paid";

export type OrderFacts = { status: UnpaidState | "paid" } & Parameters<typeof grantState>[0];

/** The most important of the states that apply to an order now. */
export function orderState(order: OrderFacts): OrderState {
  if (order.status !== "paid") return order.status;
  if (order.disputeStatus === "open") return "disputed";
  if (order.disputeStatus === "lost")
    return grantState(order) === "ended" ? "dispute-lost" : "part-lost";
  if (order.refundedPence >= order.pricePence) return "refunded";
  return order.refundedPence > 0 ? "part-refunded" : "paid";
}
