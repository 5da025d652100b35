"use client";

import { useActionState } from "react";
import { emptyForm, type FormState } from "@/lib/form-state";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Notice } from "../ui/notice";
import { useFocusFirstError } from "../ui/use-focus-first-error";

/** Asks for the name once; pressing the button issues the certificate. */
export function CertificateForm({
  action,
  courseId,
  name,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  courseId: number;
  /** The name that the account has, if any. */
  name: string | null;
}) {
  const [state, submit, pending] = useActionState(action, emptyForm);
  const form = useFocusFirstError(state);
  return (
    <form ref={form} action={submit} noValidate className="flex flex-col gap-5">
      {state.message && <Notice tone="error">{state.message}</Notice>}
      <input type="hidden" name="courseId" value={courseId} />
      <Field
        label="Your name"
        name="name"
        autoComplete="name"
        required
        maxLength={80}
        hint="As it should stand on the certificate. It cannot be changed afterwards."
        defaultValue={state.values.name ?? name ?? undefined}
        error={state.errors.name}
      />
      <Button type="submit" variant="primary" busy={pending} className="sm:self-start">
        Issue my certificate
      </Button>
    </form>
  );
}
