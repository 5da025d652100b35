"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { TickField } from "@/components/admin/tick-field";
import type { FormAction } from "@/lib/forms/state";

type Props = { lesson: { id: number; hasCover: boolean }; action: FormAction };

export function CoverForm({ lesson: { id, hasCover }, action }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ id }}
      saved={{ hasCover: hasCover ? "on" : "off" }}
      submit="Save the cover"
      variant="secondary"
    >
      {({ values }) => (
        <TickField
          name="hasCover"
          label="A cover in front of it, in your colours, with your name and logo"
          defaultValue={values.hasCover}
        />
      )}
    </CoachForm>
  );
}
