"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { Field } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";

export function NewLessonForm({ courseId, action }: { courseId: number; action: FormAction }) {
  return (
    <CoachForm
      action={action}
      hidden={{ courseId }}
      draft={`new-lesson:${courseId}`}
      submit="Add the lesson"
      variant="secondary"
    >
      {({ field }) => (
        <Field
          {...field("title")}
          label="New lesson’s title"
          hint="It begins as a draft that no buyer sees"
          required
        />
      )}
    </CoachForm>
  );
}
