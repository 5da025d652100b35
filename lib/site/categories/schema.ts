import { z } from "zod";
import { courseSlug } from "@/lib/courses/editing/schema";
import { pictureField } from "@/lib/forms/described";
import { idTextField, lineField, textField, versionField } from "@/lib/forms/fields";

/** Sections choose what they list by these words or by a category's address. */
const CHOICES = ["featured", "home", "dancers", "all", "first", "book", "podcast", "article"];

const categorySlug = courseSlug.refine(
  (slug) => !CHOICES.includes(slug),
  "This address is taken by the site itself",
);

const fields = {
  name: lineField(60),
  slug: categorySlug,
  description: textField(400),
  imageUrl: pictureField,
};

export const newCategoryInput = z.object(fields);
export type NewCategory = z.output<typeof newCategoryInput>;

export const categoryInput = z.object({ id: idTextField, version: versionField, ...fields });
export type CategoryEdit = z.output<typeof categoryInput>;
