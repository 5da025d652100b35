"use client";

import type { FormAction } from "@/lib/forms/state";
import { CoachForm } from "./coach-form";
import { ReasonField } from "./reason-field";

type Props = {
  action: FormAction;
  id: string;
  submit: string;
  /** Asks for the coach's reason, which the audit log keeps for good. */
  asksReason?: boolean;
};

/** Erases something or somebody for good, once the coach has confirmed it. */
export function EraseForm({ action, id, submit, asksReason = false }: Props) {
  return (
    <CoachForm
      action={action}
      draft={asksReason ? `erase:${id}` : undefined}
      submit={submit}
      variant="secondary"
      confirm="Yes, erase for good"
    >
      {({ field }) => (
        <>
          <input type="hidden" name="id" value={id} />
          {asksReason && <ReasonField {...field("reason")} />}
        </>
      )}
    </CoachForm>
  );
}
