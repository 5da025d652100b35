"use client";

import { useState } from "react";
import { AnnouncedAnswer } from "@/components/admin/announced-answer";
import { FocusPlace } from "@/components/admin/focus-place";
import { Button } from "@/components/ui/button";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";
import type { MessageState } from "./message-badge";

const moves: Record<MessageState, { to: MessageState; label: string }[]> = {
  new: [
    { to: "answered", label: "Mark as answered" },
    { to: "archived", label: "Archive" },
  ],
  answered: [
    { to: "archived", label: "Archive" },
    { to: "new", label: "Mark as new" },
  ],
  archived: [{ to: "new", label: "Take out of the archive" }],
};

type Props = { action: FormAction; id: string; state: MessageState };

/** Moves a message to another state. A single form, so that it stays on the page to confirm the move. */
export function MessageActions({ action, id, state }: Props) {
  const [answer, send, pending] = useFormAnswer(action);
  const [pressed, setPressed] = useState<MessageState>();
  return (
    <FocusPlace>
      <form action={send} className="flex max-w-measure flex-col gap-5">
        <input type="hidden" name="id" value={id} />
        <AnnouncedAnswer state={answer} />
        <div className="flex flex-col gap-3 sm:flex-row">
          {moves[state].map(({ to, label }) => (
            <Button
              key={to}
              type="submit"
              name="state"
              value={to}
              busy={pending && pressed === to}
              onClick={() => setPressed(to)}
            >
              {label}
            </Button>
          ))}
        </div>
      </form>
    </FocusPlace>
  );
}
