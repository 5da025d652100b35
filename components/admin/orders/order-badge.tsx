import { orderState } from "./order-state";

const quiet = "bg-paper-deep text-ink";

const tones: Record<string, string> = {
  Paid: "bg-emerald-wash text-emerald",
  Disputed: "bg-error-wash text-error",
  "Dispute lost": "bg-error-wash text-error",
};

export function OrderBadge({ order }: { order: Parameters<typeof orderState>[0] }) {
  const label = orderState(order);
  return (
    <span
      className={`inline-block rounded-control px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap ${tones[label] ?? quiet}`}
    >
      {label}
    </span>
  );
}
