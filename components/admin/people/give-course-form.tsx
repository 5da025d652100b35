"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

type Props = { action: FormAction; courseId: number };

export function GiveCourseForm({ action, courseId }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ courseId }}
      draft={`give-course:${courseId}`}
      asksReason
      submit="Give the course"
    >
      {({ field }) => <EmailField {...field("email")} label="Email address" autoComplete="off" />}
    </CoachForm>
  );
}
