"use client";

import { CoachForm } from "@/components/admin/coach-form";
import { asChoice, asTick, type Labels } from "@/components/admin/field-words";
import { PictureField } from "@/components/admin/pictures/picture-field";
import { TickField } from "@/components/admin/tick-field";
import { Field, SelectField } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { CourseEdit } from "@/lib/courses/editing/schema";
import type { FormAction, FormValues } from "@/lib/forms/state";
import { type Category, categoryOptions, PriceField } from "./course-fields";

const labels: Labels<CourseEdit> = {
  title: "Title",
  slug: "Address",
  description: "Description",
  pricePence: "Price in pounds",
  categoryId: "Category",
  featured: "Featured: on the home page, with a badge",
  isNew: "Marked as new",
  workbookTitle: "Workbook’s title",
  imageUrl: "Picture",
  imageAlt: "What the picture shows",
  learningPoints: "What you will learn",
  audience: "Who it is for",
  questions: "Questions",
};

type Props = {
  courseId: number;
  saved: FormValues;
  categories: Category[];
  action: FormAction;
};

export function CourseForm({ courseId, saved, categories, action }: Props) {
  const options = categoryOptions(categories);
  return (
    <CoachForm
      action={action}
      hidden={{ id: courseId }}
      saved={saved}
      draft={`course:${courseId}`}
      labels={labels}
      words={{ categoryId: asChoice(options), featured: asTick, isNew: asTick }}
      submit="Save the details"
    >
      {({ field }) => (
        <>
          <Field {...field("title")} required />
          <TextAreaField
            {...field("description")}
            hint="Two sentences on cards, the whole of it on the course’s page"
            required
          />
          <PriceField {...field("pricePence")} />
          <SelectField {...field("categoryId")} options={options} />
          <TickField {...field("featured")} />
          <TickField {...field("isNew")} />
          <Field
            {...field("slug")}
            hint="The last part of its address: /courses/… Old links go on working."
            autoCapitalize="none"
            spellCheck={false}
            required
          />
          <Field {...field("workbookTitle")} hint="Stands at the download; may be empty" />
          <PictureField
            {...field("imageUrl")}
            hint="8:5 fits best; without one, the site shows a drawing"
            isOptional
          />
          <Field {...field("imageAlt")} hint="Read out to those who cannot see the picture" />
          <TextAreaField {...field("learningPoints")} hint="Each on a line of its own" />
          <TextAreaField {...field("audience")} hint="May be empty" />
          <TextAreaField
            {...field("questions")}
            hint="A question on one line, its answer below, and an empty line before the next"
          />
        </>
      )}
    </CoachForm>
  );
}
