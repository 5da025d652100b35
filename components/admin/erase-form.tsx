"use client";

import type { FormAction } from "@/lib/form-state";
import { CoachForm } from "./coach-form";
import { ReasonField } from "./reason-field";

type Props = {
  action: FormAction;
  id: string;
  submit: string;
  /** Wants the coach's reason, which the audit log keeps for good. */
  asksReason?: boolean;
};

/** Takes something or somebody out of the shop's memory, once the coach has said yes to the question. */
export function EraseForm({ action, id, submit, asksReason = false }: Props) {
  return (
    <CoachForm action={action} submit={submit} variant="secondary" confirm="Yes, erase for good">
      {({ values, errors }) => (
        <>
          <input type="hidden" name="id" value={id} />
          {asksReason && (
            <ReasonField
              hint="Kept for good in the audit log: leave names and addresses out."
              value={values.reason}
              error={errors.reason}
            />
          )}
        </>
      )}
    </CoachForm>
  );
}
