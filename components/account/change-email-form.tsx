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
      {({ field }) => (
        <EmailField
          {...field("email")}
          label="New address"
          hint="We write to both addresses. Nothing changes until both have agreed."
        />
      )}
    </AnsweredForm>
  );
}
