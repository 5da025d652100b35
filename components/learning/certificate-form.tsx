"use client";

import { AnsweredForm } from "@/components/ui/answered-form";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; courseId: number; name: string | null };

export function CertificateForm({ action, courseId, name }: Props) {
  return (
    <AnsweredForm
      action={action}
      hidden={{ courseId }}
      submit="Issue my certificate"
      variant="primary"
      className="sm:self-start"
    >
      {({ field }) => (
        <Field
          {...field("name", name)}
          label="Your name"
          autoComplete="name"
          required
          maxLength={80}
          hint="As it should stand on the certificate. A mistake can be corrected later."
        />
      )}
    </AnsweredForm>
  );
}
