"use client";

import type { FormState } from "@/lib/form-state";
import { CoachForm } from "./coach-form";

/** The action asks before it deletes. */
export function DeleteForm({
  id,
  label,
  action,
}: {
  id: number;
  label: string;
  action: (state: FormState, form: FormData) => Promise<FormState>;
}) {
  return (
    <div className="border-t border-rule pt-8">
      <CoachForm action={action} submit={label} confirm="Yes, delete it" variant="secondary">
        {() => <input type="hidden" name="id" value={id} />}
      </CoachForm>
    </div>
  );
}
