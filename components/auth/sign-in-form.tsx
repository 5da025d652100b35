"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";
import { NoCookies } from "./no-cookies";

type Props = { action: FormAction; email?: string; callbackUrl?: string };

export function SignInForm({ action, email, callbackUrl }: Props) {
  return (
    <AnsweredForm
      action={action}
      hidden={{ callbackUrl }}
      submit="Send me a link"
      variant="primary"
    >
      {({ values, field }) => (
        <>
          <NoCookies />
          <EmailField key={values.email} {...field("email", email)} />
        </>
      )}
    </AnsweredForm>
  );
}
