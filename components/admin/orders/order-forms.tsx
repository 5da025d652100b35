"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { EmailField, Field, SelectField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Choice = { value: string; label: string };
type Props = { action: FormAction; number: number };

/** `left` is the most that can still be refunded, in pounds: the amount of a full refund. */
export function RefundForm(props: Props & { left: string; closed?: string; lines: Choice[] }) {
  const { action, number, left, closed, lines } = props;
  return (
    <CoachForm
      action={action}
      hidden={{ number }}
      saved={{ amount: left }}
      draft={`refund:${number}`}
      asksReason
      submit="Refund"
      confirm="Yes, give it back"
      closed={closed}
      once
    >
      {({ field }) => (
        <>
          {lines.length > 1 && (
            <SelectField {...field("lineId")} label="Of which line" options={lines} required />
          )}
          <Field {...field("amount")} label="Amount in pounds" inputMode="decimal" required />
        </>
      )}
    </CoachForm>
  );
}

export function EmailCorrectionForm({ action, number }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ number }}
      draft={`order-email:${number}`}
      asksReason
      submit="Correct the address"
      confirm="Yes, move the order"
      once
    >
      {({ field }) => (
        <EmailField
          {...field("email")}
          label="Email address"
          autoComplete="off"
          hint="The address that was meant."
        />
      )}
    </CoachForm>
  );
}
