"use client";

import { FormWithAnswer } from "@/components/ui/answered-form";
import { Field } from "@/components/ui/field";
import { Outcome } from "@/components/ui/outcome";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; courseId: number; name: string | null; isIssued: boolean };

/** Stays on the page once the certificate is issued, to say so. */
export function CertificateForm({ action, courseId, name, isIssued }: Props) {
  const answer = useFormAnswer(action);
  const [state] = answer;
  if (isIssued) return state.done ? <Ready /> : null;
  return (
    <FormWithAnswer
      answer={answer}
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
          hint="As it should stand on the certificate. A mistake can be corrected later."
        />
      )}
    </FormWithAnswer>
  );
}

function Ready() {
  return (
    <div className="print:hidden">
      <Outcome title="Your certificate is ready">
        Please check the name. A mistake can be corrected below.
      </Outcome>
    </div>
  );
}
