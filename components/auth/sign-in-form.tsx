"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { CookieNotice } from "@/components/ui/cookie-notice";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

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
          <CookieNotice consequence="Without them nobody can be signed in." />
          <EmailField key={values.email} {...field("email", email)} />
        </>
      )}
    </AnsweredForm>
  );
}
