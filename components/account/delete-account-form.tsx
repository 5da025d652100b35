"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; userId: string };

export function DeleteAccountForm({ action, userId }: Props) {
  return (
    <AnsweredForm action={action} submit="Delete my account for good" className="sm:self-start">
      {({ values, errors }) => (
        <>
          <input type="hidden" name="userId" value={userId} />
          <Field
            label="Type DELETE to confirm"
            name="word"
            autoComplete="off"
            autoCapitalize="characters"
            required
            defaultValue={values.word}
            error={errors.word}
          />
        </>
      )}
    </AnsweredForm>
  );
}
