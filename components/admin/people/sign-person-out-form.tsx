"use client";

import { CoachForm } from "@/components/admin/coach-form";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; id: string };

/** For people who have lost their phone: their courses stay, and a mail lets them in again. */
export function SignPersonOutForm({ action, id }: Props) {
  return (
    <CoachForm
      action={action}
      submit="Sign this person out everywhere"
      variant="secondary"
      confirm="Yes, sign them out"
    >
      {() => <input type="hidden" name="id" value={id} />}
    </CoachForm>
  );
}
