"use client";

import type { FormState } from "@/lib/form-state";
import { Field, SelectField } from "../../ui/field";
import { CoachForm } from "../coach-form";
import { type Category, categoryOptions, PriceField } from "./course-fields";

export function NewCourseForm({
  action,
  categories,
}: {
  action: (state: FormState, form: FormData) => Promise<FormState>;
  categories: Category[];
}) {
  return (
    <CoachForm action={action} submit="Create the draft">
      {({ values, errors }) => (
        <>
          <Field
            label="Title"
            name="title"
            required
            defaultValue={values.title}
            error={errors.title}
          />
          <SelectField
            label="Category"
            name="categoryId"
            options={categoryOptions(categories)}
            defaultValue={values.categoryId}
            error={errors.categoryId}
          />
          <PriceField value={values.pricePence} error={errors.pricePence} />
        </>
      )}
    </CoachForm>
  );
}
