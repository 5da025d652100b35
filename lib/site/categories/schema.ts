import { z } from "zod";
import { courseSlug } from "@/lib/courses/editing/schema";
import { pictureField } from "@/lib/forms/described";
import { idTextField, lineField, textField, versionField } from "@/lib/forms/fields";

const fields = {
  name: lineField(60),
  slug: courseSlug,
  description: textField(400),
  imageUrl: pictureField,
};

export const newCategoryInput = z.object(fields);
export type NewCategory = z.output<typeof newCategoryInput>;

export const categoryInput = z.object({ id: idTextField, version: versionField, ...fields });
export type CategoryEdit = z.output<typeof categoryInput>;
