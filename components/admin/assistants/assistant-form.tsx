"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { TickField } from "@/components/admin/tick-field";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = {
  action: FormAction;
  submit: string;
  /** Absent when the form invites a new assistant. */
  assistant?: { email: string; seesMoney: boolean; isOwner: boolean };
};

export function AssistantForm({ action, submit, assistant }: Props) {
  return (
    <CoachForm
      action={action}
      submit={submit}
      variant={assistant ? "secondary" : "primary"}
      saved={{
        seesMoney: assistant?.seesMoney ? "on" : "off",
        isOwner: assistant?.isOwner ? "on" : "off",
      }}
      labels={{ email: "E-mail address" }}
      hidden={assistant && { email: assistant.email }}
    >
      {({ field, values }) => (
        <>
          {!assistant && <Field {...field("email")} type="email" autoComplete="off" />}
          <TickField
            name="seesMoney"
            label="May see what is earned, refund purchases, move them to another address, and export data"
            defaultValue={values.seesMoney}
          />
          <TickField
            name="isOwner"
            label="Owns the shop as you do: may do everything, also invite others, and gets the notices that you get"
            defaultValue={values.isOwner}
          />
        </>
      )}
    </CoachForm>
  );
}
