import { StateBadge } from "@/components/admin/state-badge";

export const subscriberStates = {
  confirmed: "Confirmed",
  pending: "Not confirmed",
  unsubscribed: "Unsubscribed",
};

const tones = { confirmed: "good", pending: "waiting", unsubscribed: "over" } as const;

export function SubscriberBadge({ status }: { status: keyof typeof subscriberStates }) {
  return <StateBadge tone={tones[status]}>{subscriberStates[status]}</StateBadge>;
}
