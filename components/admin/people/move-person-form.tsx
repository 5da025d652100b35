"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; id: string };

export function MovePersonForm({ action, id }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ id }}
      draft={`person-move:${id}`}
      asksReason
      submit="Move the account"
      confirm="Yes, move it"
      once
    >
      {({ field }) => (
        <EmailField {...field("email")} label="New email address" autoComplete="off" />
      )}
    </CoachForm>
  );
}
