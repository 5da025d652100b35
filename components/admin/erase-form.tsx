"use client";

import type { FormAction } from "@/lib/form-state";
import { Field } from "../ui/field";
import { CoachForm } from "./coach-form";

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
            <Field
              label="Reason"
              name="reason"
              hint="Kept for good in the audit log: leave names and addresses out."
              required
              maxLength={500}
              defaultValue={values.reason}
              error={errors.reason}
            />
          )}
        </>
      )}
    </CoachForm>
  );
}
