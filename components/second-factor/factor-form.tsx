"use client";

import type { FormAction } from "@/lib/form-state";
import { AnsweredForm } from "../ui/answered-form";
import { CodeField } from "../ui/code-field";

type Props = {
  action: FormAction;
  callbackUrl: string;
};

export function FactorForm({ action, callbackUrl }: Props) {
  return (
    <AnsweredForm action={action} submit="Go on" variant="primary">
      {({ values, errors }) => (
        <>
          <input type="hidden" name="callbackUrl" value={callbackUrl} />
          <CodeField value={values.code} error={errors.code} />
        </>
      )}
    </AnsweredForm>
  );
}
