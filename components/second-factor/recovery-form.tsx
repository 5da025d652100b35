"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction };

export function RecoveryForm({ action }: Props) {
  return (
    <AnsweredForm action={action} submit="Go on" variant="primary">
      {({ field }) => (
        <Field
          {...field("code")}
          label="Recovery code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          required
          hint="Four groups of four, as in 7Q2M-0X4C-91TR-5KAE. Capitals and dashes do not matter."
        />
      )}
    </AnsweredForm>
  );
}
