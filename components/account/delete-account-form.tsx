"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; userId: string };

export function DeleteAccountForm({ action, userId }: Props) {
  return (
    <AnsweredForm
      action={action}
      hidden={{ userId }}
      submit="Delete my account for good"
      className="sm:self-start"
    >
      {({ field }) => (
        <Field
          {...field("word")}
          label="Type DELETE to confirm"
          autoComplete="off"
          autoCapitalize="characters"
          required
        />
      )}
    </AnsweredForm>
  );
}
