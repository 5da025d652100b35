"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction };

export function ChangeEmailForm({ action }: Props) {
  return (
    <AnsweredForm
      action={action}
      submit="Write to both addresses"
      variant="primary"
      className="sm:self-start"
    >
      {({ values, errors }) => (
        <EmailField
          label="New address"
          defaultValue={values.email}
          error={errors.email}
          hint="We write to both addresses. Nothing changes until both have agreed."
        />
      )}
    </AnsweredForm>
  );
}
