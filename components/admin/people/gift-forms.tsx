"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { ReasonField } from "@/components/admin/reason-field";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

export function GiveCourseForm({ action, courseId }: { action: FormAction; courseId: number }) {
  return (
    <CoachForm action={action} draft={`give-course:${courseId}`} submit="Give the course">
      {({ values, errors, field }) => (
        <>
          <input type="hidden" name="courseId" value={courseId} />
          <EmailField autoComplete="off" defaultValue={values.email} error={errors.email} />
          <ReasonField {...field("reason")} />
        </>
      )}
    </CoachForm>
  );
}

export function EndGiftForm({ action, grantId }: { action: FormAction; grantId: string }) {
  return (
    <CoachForm
      action={action}
      draft={`gift:${grantId}`}
      submit="End this access"
      variant="secondary"
    >
      {({ field }) => (
        <>
          <input type="hidden" name="id" value={grantId} />
          <ReasonField {...field("reason")} />
        </>
      )}
    </CoachForm>
  );
}
