"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = {
  action: FormAction;
  email?: string;
  callbackUrl?: string;
};

export function SignInForm({ action, email, callbackUrl }: Props) {
  return (
    <AnsweredForm action={action} submit="Send me a link" variant="primary">
      {({ values, errors }) => (
        <>
          <EmailField
            key={values.email}
            defaultValue={values.email ?? email}
            error={errors.email}
          />
          {callbackUrl && <input type="hidden" name="callbackUrl" value={callbackUrl} />}
        </>
      )}
    </AnsweredForm>
  );
}
