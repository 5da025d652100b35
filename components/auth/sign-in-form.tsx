"use client";

import { useActionState } from "react";
import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { emptyForm, type FormAction } from "@/lib/form-state";

type Props = {
  action: FormAction;
  email?: string;
  callbackUrl?: string;
};

export function SignInForm({ action, email, callbackUrl }: Props) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  const form = useFocusFirstError(state);
  return (
    <form ref={form} action={submit} noValidate className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <EmailField
        key={state.values.email}
        defaultValue={state.values.email ?? email}
        error={state.errors.email}
      />
      {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
      <Button type="submit" variant="primary" busy={pending}>
        Send me a link
      </Button>
    </form>
  );
}
