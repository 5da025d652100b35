"use client";

import type { FormState, FormValues } from "@/lib/form-state";
import { Field, SelectField, TextAreaField } from "../ui/field";
import { CoachForm } from "./coach-form";
import { TickField } from "./tick-field";

const labels = { title: "Title", description: "Description", link: "Link" };

const types = [
  { value: "book", label: "Book" },
  { value: "podcast", label: "Podcast" },
  { value: "article", label: "Article" },
];

type Props = {
  /** Absent for a new one. */
  id?: number;
  saved?: FormValues;
  action: (state: FormState, form: FormData) => Promise<FormState>;
};

export function PublicationForm({ id, saved, action }: Props) {
  return (
    <CoachForm
      action={action}
      saved={saved}
      draft={`publication:${id ?? "new"}`}
      labels={labels}
      submit={id ? "Save the publication" : "Add the publication"}
    >
      {({ values, errors }) => (
        <>
          {id && <input type="hidden" name="id" value={id} />}
          <SelectField
            label="Kind"
            name="type"
            options={types}
            defaultValue={values.type}
            error={errors.type}
          />
          <Field
            label={labels.title}
            name="title"
            required
            defaultValue={values.title}
            error={errors.title}
          />
          <TextAreaField
            label={labels.description}
            name="description"
            rows={4}
            required
            defaultValue={values.description}
            error={errors.description}
          />
          <Field
            label={labels.link}
            hint="Where it can be bought, heard or read; may be empty"
            name="link"
            inputMode="url"
            autoComplete="off"
            defaultValue={values.link}
            error={errors.link}
          />
          <TickField
            name="isSample"
            label="A sample: not a real publication"
            value={values.isSample}
          />
        </>
      )}
    </CoachForm>
  );
}
