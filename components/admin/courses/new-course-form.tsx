"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { Field, SelectField } from "@/components/ui/field";
import type { FormAction } from "@/lib/forms/state";
import { type Category, categoryOptions, PriceField } from "./course-fields";

type Props = { action: FormAction; categories: Category[] };

export function NewCourseForm({ action, categories }: Props) {
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
