"use client";

import { Field, TextAreaField } from "@/components/ui/field";
import type { FormAction, FormValues } from "@/lib/form-state";
import { CoachForm } from "./coach-form";
import { TickField } from "./tick-field";

const labels = {
  text: "Their words",
  name: "Name",
  role: "Who they are",
  source: "Where the words came from",
  permission: "Permission to show them",
};

type Props = {
  /** Absent for a new one. */
  id?: number;
  saved?: FormValues;
  action: FormAction;
};

export function TestimonialForm({ id, saved, action }: Props) {
  return (
    <CoachForm
      action={action}
      saved={saved}
      draft={`testimonial:${id ?? "new"}`}
      labels={labels}
      submit={id ? "Save the testimonial" : "Add the testimonial"}
    >
      {({ values, field }) => (
        <>
          {id && <input type="hidden" name="id" value={id} />}
          <TextAreaField {...field("text")} required />
          <Field {...field("name")} autoComplete="off" required />
          <Field
            {...field("role")}
            hint="Those with “Irish dancer” in it stand on the Irish Dancing page as well"
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
          <TickField name="onHome" label="On the home page" value={values.onHome} />
          <TickField
            name="isSample"
            label="A sample: not the words of a real person"
            value={values.isSample}
          />
        </>
      )}
    </CoachForm>
  );
}
