"use client";

import { useActionState } from "react";
import { emptyForm, type FormState } from "@/lib/form-state";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Notice } from "../ui/notice";
import { useFocusFirstError } from "../ui/use-focus-first-error";

type Props = { action: (state: FormState, form: FormData) => Promise<FormState> };

export function RecoveryForm({ action }: Props) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  const form = useFocusFirstError(state);
  return (
    <form ref={form} action={submit} noValidate className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <Field
        label="Recovery code"
        name="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        required
        hint="Four groups of four, as in 7Q2M-0X4C-91TR-5KAE. Capitals and dashes do not matter."
        defaultValue={state.values.code}
        error={state.errors.code}
      />
      <Button type="submit" variant="primary" busy={pending}>
        Go on
      </Button>
    </form>
  );
}
