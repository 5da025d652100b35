"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { emptyForm, type FormState } from "@/lib/form-state";

type Props = { action: (state: FormState, form: FormData) => Promise<FormState> };

export function EraseForm({ action }: Props) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  const form = useFocusFirstError(state);
  return (
    <form ref={form} action={submit} noValidate className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <Field
        label="Type DELETE to confirm"
        name="word"
        autoComplete="off"
        autoCapitalize="characters"
        required
        defaultValue={state.values.word}
        error={state.errors.word}
      />
      <Button type="submit" busy={pending} className="sm:self-start">
        Delete my account for good
      </Button>
    </form>
  );
}
