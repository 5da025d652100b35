"use client";

import { FormWithAnswer } from "@/components/ui/answered-form";
import { Field } from "@/components/ui/field";
import { Outcome } from "@/components/ui/outcome";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";
import { companyFields } from "@/lib/invoices/company-fields";

type Props = {
  action: FormAction;
  number: number;
  /** An invoice can be corrected only once. */
  isOffered: boolean;
};

/** Stays on the page once the invoice is corrected, to say so. */
export function CompanyForm({ action, number, isOffered }: Props) {
  const answer = useFormAnswer(action);
  const [state] = answer;
  if (state.done) return <Corrected />;
  if (!isOffered) return null;
  return (
    <details
      open={Boolean(state.message) || Object.keys(state.errors).length > 0}
      className="print:hidden"
    >
      <summary className="w-fit min-h-11 py-2.5 underline underline-offset-4">
        Add your company to the invoice
      </summary>
      <p className="mt-2 text-sm text-muted">
        A corrected invoice takes the place of the first. This can be done once.
      </p>
      <FormWithAnswer
        answer={answer}
        hidden={{ number: String(number) }}
        submit="Correct the invoice"
        className="sm:self-start"
      >
        {({ field }) =>
          companyFields.map(({ name, ...words }) => (
            <Field key={name} {...field(name)} {...words} required={name !== "businessNumber"} />
          ))
        }
      </FormWithAnswer>
    </details>
  );
}

function Corrected() {
  return (
    <div className="print:hidden">
      <Outcome title="Invoice corrected">
        It has a new number. Please open the PDF again: a copy that you saved is of the former
        invoice.
      </Outcome>
    </div>
  );
}
