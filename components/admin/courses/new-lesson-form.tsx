"use client";

import type { FormAction } from "@/lib/form-state";
import { Field } from "../../ui/field";
import { CoachForm } from "../coach-form";

export function NewLessonForm({
  courseId,
  draft,
  action,
}: {
  courseId: number;
  draft: string;
  action: FormAction;
}) {
  return (
    <CoachForm action={action} draft={draft} submit="Add the lesson" variant="secondary">
      {({ field }) => (
        <>
          <input type="hidden" name="courseId" value={courseId} />
          <Field
            {...field("title")}
            label="New lesson’s title"
            hint="It begins as a draft that no buyer sees"
            required
          />
        </>
      )}
    </CoachForm>
  );
}
