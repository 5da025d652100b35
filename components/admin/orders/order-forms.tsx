"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { ReasonField } from "@/components/admin/reason-field";
import { EmailField, Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = {
  action: FormAction;
  number: number;
};

const numberField = (number: number) => <input type="hidden" name="number" value={number} />;

export function ResendForm({ action, number }: Props) {
  return (
    <CoachForm action={action} submit="Send it again" once>
      {() => numberField(number)}
    </CoachForm>
  );
}

/** `left` is the most that can still be refunded, in pounds: the amount of a full refund. */
export function RefundForm({
  action,
  number,
  left,
  closed,
}: Props & { left: string; closed?: string }) {
  return (
    <CoachForm
      action={action}
      saved={{ amount: left }}
      draft={`refund:${number}`}
      submit="Refund"
      confirm="Yes, give it back"
      closed={closed}
      once
    >
      {({ field }) => (
        <>
          {numberField(number)}
          <Field {...field("amount")} label="Amount in pounds" inputMode="decimal" required />
          <ReasonField {...field("reason")} />
        </>
      )}
    </CoachForm>
  );
}

export function EmailCorrectionForm({ action, number }: Props) {
  return (
    <CoachForm
      action={action}
      draft={`order-email:${number}`}
      submit="Correct the address"
      confirm="Yes, move the order"
      once
    >
      {({ values, errors, field }) => (
        <>
          {numberField(number)}
          <EmailField
            autoComplete="off"
            hint="The address that was meant."
            defaultValue={values.email}
            error={errors.email}
          />
          <ReasonField {...field("reason")} />
        </>
      )}
    </CoachForm>
  );
}

export function AccessForm({ action, number, submit }: Props & { submit: string }) {
  return (
    <CoachForm action={action} draft={`order-access:${number}`} submit={submit} once>
      {({ field }) => (
        <>
          {numberField(number)}
          <ReasonField {...field("reason")} />
        </>
      )}
    </CoachForm>
  );
}
