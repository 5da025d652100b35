import { StateBadge } from "@/components/admin/state-badge";

const states = {
  confirmed: { tone: "good", label: "Confirmed" },
  pending: { tone: "waiting", label: "Not confirmed" },
  unsubscribed: { tone: "over", label: "Unsubscribed" },
} as const;

export function SubscriberBadge({ status }: { status: keyof typeof states }) {
  const { tone, label } = states[status];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}
