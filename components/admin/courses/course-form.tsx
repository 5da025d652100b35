"use client";

import type { FormState, FormValues } from "@/lib/form-state";
import { Field, SelectField, TextAreaField } from "../../ui/field";
import { CoachForm } from "../coach-form";
import { TickField } from "../tick-field";
import { type Category, categoryOptions, PriceField } from "./course-fields";

const labels = {
  title: "Title",
  slug: "Address",
  description: "Description",
  pricePence: "Price in pounds",
  workbookTitle: "Workbook’s title",
  imageAlt: "What the picture shows",
};

type Props = {
  courseId: number;
  saved: FormValues;
  categories: Category[];
  action: (state: FormState, form: FormData) => Promise<FormState>;
};

export function CourseForm({ courseId, saved, categories, action }: Props) {
  return (
    <CoachForm
      action={action}
      saved={saved}
      draft={`course:${courseId}`}
      labels={labels}
      submit="Save the details"
    >
      {({ values, errors }) => (
        <>
          <input type="hidden" name="id" value={courseId} />
          <Field
            label={labels.title}
            name="title"
            required
            defaultValue={values.title}
            error={errors.title}
          />
          <TextAreaField
            label={labels.description}
            hint="Two sentences on cards, the whole of it on the course’s page"
            name="description"
            required
            defaultValue={values.description}
            error={errors.description}
          />
          <PriceField value={values.pricePence} error={errors.pricePence} />
          <SelectField
            label="Category"
            name="categoryId"
            options={categoryOptions(categories)}
            defaultValue={values.categoryId}
            error={errors.categoryId}
          />
          <TickField
            name="featured"
            label="Featured: on the home page, with a badge"
            value={values.featured}
          />
          <TickField name="isNew" label="Marked as new" value={values.isNew} />
          <Field
            label={labels.slug}
            hint="The last part of its address: /courses/… Old links go on working."
            name="slug"
            autoCapitalize="none"
            spellCheck={false}
            required
            defaultValue={values.slug}
            error={errors.slug}
          />
          <Field
            label={labels.workbookTitle}
            hint="Stands at the download; may be empty"
            name="workbookTitle"
            defaultValue={values.workbookTitle}
            error={errors.workbookTitle}
          />
          <Field
            label={labels.imageAlt}
            hint="Read out to those who cannot see the picture"
            name="imageAlt"
            defaultValue={values.imageAlt}
            error={errors.imageAlt}
          />
        </>
      )}
    </CoachForm>
  );
}
