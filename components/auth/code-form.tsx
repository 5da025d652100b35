"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { EmailField, Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { emptyForm, type FormState } from "@/lib/form-state";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  /** Asked for where this browser does not know which address the mail went to. */
  email?: string;
};

export function CodeForm({ action, email }: Props) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  const form = useFocusFirstError(state);
  return (
    <form ref={form} action={submit} noValidate className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      {email ? (
        <input type="hidden" name="email" value={email} />
      ) : (
        <EmailField defaultValue={state.values.email} error={state.errors.email} />
      )}
      <Field
        label="Six-digit code"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        defaultValue={state.values.code}
        error={state.errors.code}
      />
      <Button type="submit" variant="primary" busy={pending}>
        Sign in
      </Button>
    </form>
  );
}
