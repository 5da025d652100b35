"use client";

import { FormWithAnswer } from "@/components/ui/answered-form";
import { EmailField } from "@/components/ui/field";
import { Outcome } from "@/components/ui/outcome";
import { useFormAnswer } from "@/components/ui/use-form-answer";
import type { FormAction } from "@/lib/forms/state";

type Props = {
  orderId: string;
  action: FormAction;
};

/** For a buyer who notices here that the address was mistyped. */
export function AddressForm({ orderId, action }: Props) {
  const answer = useFormAnswer(action);
  const [state] = answer;
  if (state.done) return <Outcome title="Address corrected">{state.message}</Outcome>;
  return (
    <details className="print:hidden" open={Boolean(state.message || state.errors.email)}>
      <summary className="underline underline-offset-4">Not your address? Correct it</summary>
      <div className="mt-4">
        <FormWithAnswer answer={answer} submit="Send the sign-in link there">
          {({ values, errors }) => (
            <>
              <input type="hidden" name="orderId" value={orderId} />
              <EmailField defaultValue={values.email} error={errors.email} />
            </>
          )}
        </FormWithAnswer>
      </div>
    </details>
  );
}
