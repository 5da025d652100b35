"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; token: string };

export function LinkForm({ action, token }: Props) {
  return (
    <AnsweredForm action={action} submit="Sign in" variant="primary">
      {() => <input type="hidden" name="token" value={token} />}
    </AnsweredForm>
  );
}
