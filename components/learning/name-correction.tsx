"use client";

import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Notice } from "@/components/ui/notice";
import { Outcome } from "@/components/ui/outcome";
import { useFocusFirstError } from "@/components/ui/use-focus-first-error";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/form-state";

type Props = {
  action: FormAction;
  /** The certificate's. */
  number: string;
  /** As it stands on the certificate. */
  name: string;
};

/** For an owner who sees on the certificate that the name was mistyped. */
export function NameCorrection({ action, number, name }: Props) {
  const [state, submit, pending] = useFormAnswer(action);
  const form = useFocusFirstError(state);
  return (
    <>
      {state.done && (
        <Outcome key={`outcome ${name}`} title="Name corrected">
          Please download the PDF again: a copy that you saved keeps the former name.
        </Outcome>
      )}
      {/* Closed again once the name has changed. */}
      <details key={name} open={Boolean(state.message || state.errors.name)}>
        <summary className="inline-block min-h-11 py-2.5 underline underline-offset-4">
          Correct the name
        </summary>
        <form ref={form} action={submit} noValidate className="mt-2 flex flex-col gap-4">
          {state.message && <Notice tone="error">{state.message}</Notice>}
          <input type="hidden" name="number" value={number} />
          <Field
            label="Name on the certificate"
            name="name"
            autoComplete="name"
            required
            maxLength={80}
            hint="Its number and its date stay as they are."
            defaultValue={state.values.name ?? name}
            error={state.errors.name}
          />
          <Button type="submit" busy={pending} className="sm:self-start">
            Save the name
          </Button>
        </form>
      </details>
    </>
  );
}
