import type { FormAction } from "@/lib/forms/state";
import { CoachForm } from "./coach-form";

type Props = { id: number; label: string; action: FormAction; asksReason?: boolean };

/** The action asks before it deletes. */
export function DeleteForm({ id, label, action, asksReason }: Props) {
  return (
    <div className="border-t border-rule pt-8">
      <CoachForm
        action={action}
        hidden={{ id }}
        submit={label}
        confirm="Yes, delete it"
        variant="secondary"
        asksReason={asksReason}
      />
    </div>
  );
}
