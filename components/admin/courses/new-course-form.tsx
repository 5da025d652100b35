"use client";

import type { FormAction } from "@/lib/form-state";
import { Field, SelectField } from "../../ui/field";
import { CoachForm } from "../coach-form";
import { type Category, categoryOptions, PriceField } from "./course-fields";

export function NewCourseForm({
  action,
  categories,
}: {
  action: FormAction;
  categories: Category[];
}) {
  return (
    <CoachForm action={action} draft="new-course" submit="Create the draft">
      {({ field }) => (
        <>
          <Field {...field("title")} label="Title" required />
          <SelectField
            {...field("categoryId")}
            label="Category"
            options={categoryOptions(categories)}
          />
          <PriceField {...field("pricePence")} />
        </>
      )}
    </CoachForm>
  );
}
