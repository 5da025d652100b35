"use client";

import type { FormState } from "@/lib/form-state";
import { Field } from "../../ui/field";
import { CoachForm } from "../coach-form";

export function NewLessonForm({
  courseId,
  action,
}: {
  courseId: number;
  action: (state: FormState, form: FormData) => Promise<FormState>;
}) {
  return (
    <CoachForm action={action} submit="Add the lesson" variant="secondary">
      {({ values, errors }) => (
        <>
          <input type="hidden" name="courseId" value={courseId} />
          <Field
            label="New lesson’s title"
            hint="It begins as a draft that no buyer sees"
            name="title"
            required
            defaultValue={values.title}
            error={errors.title}
          />
        </>
      )}
    </CoachForm>
  );
}
