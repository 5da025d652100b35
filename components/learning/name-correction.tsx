"use client";

import { FormWithAnswer } from "@/components/ui/answered-form";
import { Field } from "@/components/ui/field";
import { Outcome } from "@/components/ui/outcome";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; number: string; name: string };

export function NameCorrection({ action, number, name }: Props) {
  const answer = useFormAnswer(action);
  const [state] = answer;
  return (
    <>
      {state.done && (
        <Outcome key={`outcome ${name}`} title="Name corrected">
          Please download the PDF again: a copy that you saved keeps the former name.
        </Outcome>
      )}
      {/* Closed again once the name has changed. */}
      <details
        key={name}
        className="print:hidden"
        open={Boolean(state.message || state.errors.name)}
      >
        <summary className="w-fit min-h-11 py-2.5 underline underline-offset-4">
          Correct the name
        </summary>
        <div className="mt-2">
          <FormWithAnswer
            answer={answer}
            hidden={{ number }}
            submit="Save the name"
            className="sm:self-start"
          >
            {({ field }) => (
              <Field
                {...field("name", name)}
                label="Name on the certificate"
                autoComplete="name"
                required
                hint="Its number and its date stay as they are."
              />
            )}
          </FormWithAnswer>
        </div>
      </details>
    </>
  );
}
