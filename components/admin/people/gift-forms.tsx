"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { REASON_HINT, ReasonField } from "@/components/admin/reason-field";
import { EmailField } from "@/components/ui/field";
import type { FormAction } from "@/lib/form-state";

export function GiveCourseForm({ action, courseId }: { action: FormAction; courseId: number }) {
  return (
    <CoachForm action={action} draft={`give-course:${courseId}`} submit="Give the course">
      {({ values, errors }) => (
        <>
          <input type="hidden" name="courseId" value={courseId} />
          <EmailField autoComplete="off" defaultValue={values.email} error={errors.email} />
          <ReasonField hint={REASON_HINT} value={values.reason} error={errors.reason} />
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
      {({ values, errors }) => (
        <>
          <input type="hidden" name="id" value={grantId} />
          <ReasonField hint={REASON_HINT} value={values.reason} error={errors.reason} />
        </>
      )}
    </CoachForm>
  );
}
