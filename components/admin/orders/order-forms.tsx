"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { EmailField, Field, SelectField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Choice = { value: string; label: string };
type Props = { action: FormAction; number: number };

type RefundProps = Props & {
  /** The most that can still be refunded, in pounds: the amount of a full refund. */
  left: string;
  closed?: string;
  lines: Choice[];
  /** The line that is selected at first. */
  line?: string;
};

export function RefundForm({ action, number, left, closed, lines, line }: RefundProps) {
  return (
    <CoachForm
      action={action}
      hidden={{ number }}
      saved={{ amount: left, lineId: line }}
      draft={`refund:${number}:${line ?? ""}`}
      asksReason
      submit="Refund"
      confirm="Yes, refund it"
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
