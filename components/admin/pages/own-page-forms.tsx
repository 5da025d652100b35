"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

const addressHint = "Small letters, digits and hyphens: /retreats or /summer-2027";

export function NewPageForm({ action }: { action: FormAction }) {
  return (
    <CoachForm action={action} draft="new-page" submit="Create the draft">
      {({ field }) => (
        <>
          <Field {...field("name")} label="Title" required />
          <Field {...field("path")} label="Address" hint={addressHint} required />
        </>
      )}
    </CoachForm>
  );
}

type Props = { pageId: number; path: string; action: FormAction };

export function AddressForm({ pageId, path, action }: Props) {
  return (
    <CoachForm action={action} hidden={{ pageId }} saved={{ path }} submit="Change the address">
      {({ field }) => <Field {...field("path")} label="Address" hint={addressHint} required />}
    </CoachForm>
  );
}
