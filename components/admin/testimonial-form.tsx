"use client";

import { Field, SelectField } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { FormAction, FormValues } from "@/lib/forms/state";
import type { TestimonialEdit } from "@/lib/site/testimonials/schema";
import { CoachForm } from "./coach-form";
import { asChoice, asTick, type Labels } from "./field-words";
import { TickField } from "./tick-field";

const labels: Labels<TestimonialEdit> = {
  text: "Their words",
  name: "Name",
  role: "Who they are",
  source: "Where the words came from",
  permission: "Permission to show them",
  onHome: "On the home page",
  courseId: "On the page of a course",
  isSample: "A sample: not the words of a real person",
  isDraft: "A draft: visitors do not see it yet",
};

type Props = {
  id?: number;
  saved?: FormValues;
  courses: { id: number; title: string }[];
  action: FormAction;
};

export function TestimonialForm({ id, saved, courses, action }: Props) {
  const options = [
    { value: "", label: "Of none" },
    ...courses.map((course) => ({ value: String(course.id), label: course.title })),
  ];
  return (
    <CoachForm
      action={action}
      hidden={{ id }}
      saved={saved}
      draft={`testimonial:${id ?? "new"}`}
      labels={labels}
      words={{ onHome: asTick, courseId: asChoice(options), isSample: asTick, isDraft: asTick }}
      submit={id ? "Save the testimonial" : "Add the testimonial"}
    >
      {({ field }) => (
        <>
          <TextAreaField {...field("text")} required />
          <Field {...field("name")} autoComplete="off" required />
          <Field
            {...field("role")}
            hint="A section of a page can show three whose role contains certain words"
            required
          />
          <Field
            {...field("source")}
            hint="For example “e-mail of 3 May 2026”; visitors do not see it"
            required
          />
          <Field
            {...field("permission")}
            hint="How and when they agreed; visitors do not see it"
            required
          />
          <TickField {...field("onHome")} />
          <SelectField {...field("courseId")} options={options} />
          <TickField {...field("isSample")} />
          {saved?.isDraft !== "off" && <TickField {...field("isDraft")} />}
        </>
      )}
    </CoachForm>
  );
}
