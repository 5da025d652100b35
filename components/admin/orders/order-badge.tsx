import type { ComponentProps } from "react";
import { StateBadge } from "@/components/admin/state-badge";
import { orderState } from "./order-state";

const tones: Record<string, ComponentProps<typeof StateBadge>["tone"]> = {
  Paid: "good",
  Disputed: "alert",
  "Dispute lost": "alert",
};

export function OrderBadge({ order }: { order: Parameters<typeof orderState>[0] }) {
  const label = orderState(order);
  return <StateBadge tone={tones[label] ?? "waiting"}>{label}</StateBadge>;
}
