"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { pageId: number; seen: string; action: FormAction; closed?: string };

export function PublishForm({ pageId, seen, action, closed }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ pageId, seen }}
      labels={{ publishAt: "Publish on" }}
      submit="Publish"
      confirm="Yes, publish it"
      closed={closed}
    >
      {({ field }) => (
        <Field
          {...field("publishAt")}
          type="datetime-local"
          hint="Empty: at once. Otherwise the day and the time in Belfast."
        />
      )}
    </CoachForm>
  );
}
