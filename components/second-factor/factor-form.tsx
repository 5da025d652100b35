"use client";

import { useActionState } from "react";
import { emptyForm, type FormState } from "@/lib/form-state";
import { Button } from "../ui/button";
import { Notice } from "../ui/notice";
import { useFocusFirstError } from "../ui/use-focus-first-error";
import { PhoneCodeField } from "./phone-code-field";

type Props = {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  callbackUrl: string;
};

export function FactorForm({ action, callbackUrl }: Props) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  const form = useFocusFirstError(state);
  return (
    <form ref={form} action={submit} noValidate className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <input type="hidden" name="callbackUrl" value={callbackUrl} />
      <PhoneCodeField value={state.values.code} error={state.errors.code} />
      <Button type="submit" variant="primary" busy={pending}>
        Go on
      </Button>
    </form>
  );
}
