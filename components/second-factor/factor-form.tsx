"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { CodeField } from "@/components/ui/code-field";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; callbackUrl: string };

export function FactorForm({ action, callbackUrl }: Props) {
  return (
    <AnsweredForm action={action} hidden={{ callbackUrl }} submit="Go on" variant="primary">
      {({ field }) => <CodeField {...field("code")} autoFocus />}
    </AnsweredForm>
  );
}
