import { StateBadge } from "@/components/admin/state-badge";

export const messageStates = { new: "New", answered: "Answered", archived: "Archived" };

export type MessageState = keyof typeof messageStates;

const tones = { new: "good", answered: "waiting", archived: "over" } as const;

export function MessageBadge({ state }: { state: MessageState }) {
  return <StateBadge tone={tones[state]}>{messageStates[state]}</StateBadge>;
}
