"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { FocusPlace } from "@/components/admin/focus-place";
import type { FormAction } from "@/lib/form-state";
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

/** Where a message can be moved from its current state. */
export function MessageActions({
  action,
  id,
  state,
}: {
  action: FormAction;
  id: string;
  state: MessageState;
}) {
  return (
    <FocusPlace>
      <div className="flex flex-col gap-3 sm:flex-row">
        {moves[state].map(({ to, label }) => (
          <CoachForm key={to} action={action} submit={label} variant="secondary">
            {() => (
              <>
                <input type="hidden" name="id" value={id} />
                <input type="hidden" name="state" value={to} />
              </>
            )}
          </CoachForm>
        ))}
      </div>
    </FocusPlace>
  );
}
