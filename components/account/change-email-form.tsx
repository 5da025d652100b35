"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { emptyForm, type FormState } from "@/lib/form-state";

type Props = { action: (state: FormState, form: FormData) => Promise<FormState> };

export function ChangeEmailForm({ action }: Props) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  const form = useFocusFirstError(state);
  return (
    <form ref={form} action={submit} noValidate className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <EmailField
        label="New address"
        defaultValue={state.values.email}
        error={state.errors.email}
        hint="We write to both addresses. Nothing changes until both have agreed."
      />
      <Button type="submit" variant="primary" busy={pending} className="sm:self-start">
        Write to both addresses
      </Button>
    </form>
  );
}
