"use client";

import type { FormState, FormValues } from "@/lib/form-state";
import { Field, TextAreaField } from "../../ui/field";
import { CoachForm } from "../coach-form";
import { RichTextField } from "../editor/rich-text-field";
import { TickField } from "../tick-field";

const labels = {
  title: "Title",
  description: "Description",
  durationMinutes: "Minutes",
  contentHtml: "Text",
};

export function LessonForm({
  lessonId,
  saved,
  action,
}: {
  lessonId: number;
  saved: FormValues;
  action: (state: FormState, form: FormData) => Promise<FormState>;
}) {
  return (
    <CoachForm
      action={action}
      saved={saved}
      draft={`lesson:${lessonId}`}
      labels={labels}
      submit="Save the lesson"
    >
      {({ values, errors }) => (
        <>
          <input type="hidden" name="id" value={lessonId} />
          <Field
            label={labels.title}
            name="title"
            required
            defaultValue={values.title}
            error={errors.title}
          />
          <TextAreaField
            label={labels.description}
            hint="One or two sentences under the title"
            name="description"
            rows={3}
            required
            defaultValue={values.description}
            error={errors.description}
          />
          <Field
            label={labels.durationMinutes}
            hint="How long the lesson takes; may be empty"
            name="durationMinutes"
            inputMode="numeric"
            autoComplete="off"
            defaultValue={values.durationMinutes}
            error={errors.durationMinutes}
          />
          <RichTextField
            label={labels.contentHtml}
            hint="What buyers read below the film."
            name="contentHtml"
            defaultValue={values.contentHtml}
            error={errors.contentHtml}
          />
          <TickField
            name="isPreview"
            label="Free preview for everybody, while this is module 1"
            value={values.isPreview}
          />
        </>
      )}
    </CoachForm>
  );
}
