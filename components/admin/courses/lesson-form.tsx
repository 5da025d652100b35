"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { RichTextField } from "@/components/admin/editor/rich-text-field";
import { asText, asTick, type Labels } from "@/components/admin/field-words";
import { TickField } from "@/components/admin/tick-field";
import { Field } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { LessonEdit } from "@/lib/courses/lessons/schema";
import type { FormAction, FormValues } from "@/lib/forms/state";

const labels: Labels<LessonEdit> = {
  title: "Title",
  description: "Description",
  durationMinutes: "Minutes",
  contentHtml: "Text",
  isPreview: "Free preview for everybody, while this is module 1",
};

type Props = { lessonId: number; saved: FormValues; action: FormAction };

export function LessonForm({ lessonId, saved, action }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ id: lessonId }}
      saved={saved}
      draft={`lesson:${lessonId}`}
      labels={labels}
      words={{ contentHtml: asText, isPreview: asTick }}
      submit="Save the lesson"
    >
      {({ field }) => (
        <>
          <Field {...field("title")} required />
          <TextAreaField
            {...field("description")}
            hint="One or two sentences under the title"
            rows={3}
            required
          />
          <Field
            {...field("durationMinutes")}
            hint="How long the lesson takes; may be empty"
            inputMode="numeric"
            autoComplete="off"
          />
          <RichTextField {...field("contentHtml")} hint="What buyers read below the film." />
          <TickField {...field("isPreview")} />
        </>
      )}
    </CoachForm>
  );
}
