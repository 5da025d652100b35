"use client";

import { CoachForm } from "@/components/admin/coach-form";
import type { Labels } from "@/components/admin/field-words";
import { PictureField } from "@/components/admin/pictures/picture-field";
import { Field } from "@/components/ui/field";
import { TextAreaField } from "@/components/ui/text-area-field";
import type { FormAction, FormValues } from "@/lib/forms/state";
import type { CategoryEdit } from "@/lib/site/categories/schema";

const labels: Labels<CategoryEdit> = {
  name: "Name",
  slug: "Address",
  description: "What it is about",
  imageUrl: "Picture",
};

type Props = { id?: number; saved?: FormValues; action: FormAction };

export function CategoryForm({ id, saved, action }: Props) {
  return (
    <CoachForm
      action={action}
      hidden={{ id }}
      saved={saved}
      draft={`category:${id ?? "new"}`}
      labels={labels}
      submit={id ? "Save the category" : "Add the category"}
    >
      {({ field, values }) => (
        <>
          <Field {...field("name")} required />
          <Field
            {...field("slug")}
            hint="Small letters, digits and hyphens; it follows /courses/"
            autoCapitalize="none"
            required
          />
          <TextAreaField {...field("description")} rows={3} required />
          <PictureField
            key={values.imageUrl}
            {...field("imageUrl")}
            hint="Shown where a link to its page is shared; 10:7 fits best"
            isOptional
          />
        </>
      )}
    </CoachForm>
  );
}
