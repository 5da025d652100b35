import type { FormAction } from "@/lib/forms/state";
import { CoachForm } from "./coach-form";

type Props = { action: FormAction; id: string; submit: string; asksReason?: boolean };

export function EraseForm({ action, id, submit, asksReason }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ id }}
      asksReason={asksReason}
      draft={asksReason ? `erase:${id}` : undefined}
      submit={submit}
      variant="secondary"
      confirm="Yes, erase for good"
    />
  );
}
