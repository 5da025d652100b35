"use client";

import { Field, SelectField, TextAreaField } from "@/components/ui/field";
import type { FormAction, FormValues } from "@/lib/form-state";
import { CoachForm } from "./coach-form";
import { publicationKinds } from "./publication-kinds";
import { TickField } from "./tick-field";

const labels = { title: "Title", description: "Description", link: "Link" };

const kinds = Object.entries(publicationKinds).map(([value, label]) => ({ value, label }));

type Props = {
  /** Absent for a new one. */
  id?: number;
  saved?: FormValues;
  action: FormAction;
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
      {({ values, field }) => (
        <>
          {id && <input type="hidden" name="id" value={id} />}
          <SelectField {...field("type")} label="Kind" options={kinds} />
          <Field {...field("title")} required />
          <TextAreaField {...field("description")} rows={4} required />
          <Field
            {...field("link")}
            hint="Where it can be bought, heard or read; may be empty"
            inputMode="url"
            autoComplete="off"
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
