import type { ComponentProps } from "react";
import { StateBadge } from "@/components/admin/state-badge";
import { type OrderFacts, type OrderState, orderState } from "./order-state";

type Shown = { tone: ComponentProps<typeof StateBadge>["tone"]; label: string };

const states: Record<OrderState, Shown> = {
  pending: { tone: "waiting", label: "Not paid" },
  processing: { tone: "waiting", label: "Processing" },
  failed: { tone: "waiting", label: "Payment failed" },
  cancelled: { tone: "waiting", label: "Cancelled" },
  disputed: { tone: "alert", label: "Disputed" },
  "dispute-lost": { tone: "alert", label: "Dispute lost" },
  "part-lost": { tone: "alert", label: "Part of it lost" },
  refunded: { tone: "waiting", label: "Refunded" },
  "part-refunded": { tone: "waiting", label: "Part refunded" },
  paid: { tone: "good", label: "Paid" },
};

export function OrderBadge({ order }: { order: OrderFacts }) {
  const { tone, label } = states[orderState(order)];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}
