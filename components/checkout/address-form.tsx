"use client";

import { Button } from "@/components/ui/button";
import { EmailField } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Outcome } from "@/components/ui/outcome";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/form-state";

type Props = {
  orderId: string;
  action: FormAction;
};

/** For a buyer who notices here that the address was mistyped. */
export function AddressForm({ orderId, action }: Props) {
  const [state, submit, pending] = useFormAnswer(action);
  const form = useFocusFirstError(state);
  if (state.done) return <Outcome title="Address corrected">{state.message}</Outcome>;
  return (
    <details open={Boolean(state.message || state.errors.email)}>
      <summary className="underline underline-offset-4">Not your address? Correct it</summary>
      <form ref={form} action={submit} noValidate className="mt-4 flex flex-col gap-4">
        {state.message && <Notice tone="error">{state.message}</Notice>}
        <input type="hidden" name="orderId" value={orderId} />
        <EmailField defaultValue={state.values.email} error={state.errors.email} />
        <Button type="submit" busy={pending}>
          Send the way in there
        </Button>
      </form>
    </details>
  );
}
