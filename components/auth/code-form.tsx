"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { CodeField } from "@/components/ui/code-field";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";
import { NoCookies } from "./no-cookies";

type Props = {
  action: FormAction;
  /** Absent if this browser does not know which address the mail went to: the form then asks for it. */
  email?: string;
};

export function CodeForm({ action, email }: Props) {
  return (
    <AnsweredForm action={action} hidden={{ email }} submit="Sign in" variant="primary">
      {({ field }) => (
        <>
          <NoCookies />
          {!email && <EmailField {...field("email")} />}
          {/* Takes the focus at once, because the page has no other purpose. */}
          <CodeField {...field("code")} autoFocus={Boolean(email)} />
        </>
      )}
    </AnsweredForm>
  );
}
