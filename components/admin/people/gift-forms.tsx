"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { REASON_HINT, ReasonField } from "@/components/admin/reason-field";
import { EmailField, SelectField } from "@/components/ui/field";
import type { FormAction } from "@/lib/form-state";

type Course = { id: number; title: string; publishedAt: Date | null };

export function GiveCourseForm({ action, courses }: { action: FormAction; courses: Course[] }) {
  return (
    <CoachForm action={action} draft="give-course" submit="Give the course">
      {({ values, errors }) => (
        <>
          <EmailField autoComplete="off" defaultValue={values.email} error={errors.email} />
          <SelectField
            label="Course"
            name="courseId"
            options={courses.map(toOption)}
            defaultValue={values.courseId}
            error={errors.courseId}
          />
          <ReasonField hint={REASON_HINT} value={values.reason} error={errors.reason} />
        </>
      )}
    </CoachForm>
  );
}

function toOption({ id, title, publishedAt }: Course) {
  return { value: String(id), label: publishedAt ? title : `${title} (not on sale)` };
}

export function EndGiftForm({ action, grantId }: { action: FormAction; grantId: string }) {
  return (
    <CoachForm
      action={action}
      draft={`gift:${grantId}`}
      submit="End this access"
      variant="secondary"
      once
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
