import { StateBadge } from "@/components/admin/state-badge";

const states = {
  new: { tone: "good", label: "New" },
  answered: { tone: "waiting", label: "Answered" },
  archived: { tone: "over", label: "Archived" },
} as const;

export type MessageState = keyof typeof states;

export function MessageBadge({ state }: { state: MessageState }) {
  const { tone, label } = states[state];
  return <StateBadge tone={tone}>{label}</StateBadge>;
}
