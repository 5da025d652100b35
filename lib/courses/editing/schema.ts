import { z } from "zod";
import { courseListQuery } from "@/lib/courses/public/schema";
import {
  idTextField,
  optionalTextField,
  searchField,
  slugField,
  textField,
  tickField,
  versionField,
} from "@/lib/forms/fields";
import { printedField } from "@/lib/forms/printed-field";
import { parsePounds } from "@/lib/text/money";

export const editedCoursesQuery = courseListQuery.extend({ q: searchField });

/** The smallest amount that the card provider accepts, in pence. */
const MIN_PENCE = 30;

const priceField = z.string().transform((text, context) => {
  const pence = parsePounds(text);
  if (pence !== null && pence >= MIN_PENCE) return pence;
  const message =
    pence === null
      ? "Please write the price in pounds, for example 49.99"
      : "The card provider takes no less than £0.30";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** Digits alone would be taken for the id in an old link. */
const courseSlugField = slugField
  .regex(/[a-z]/, "Please use a letter at least")
  .refine((slug) => slug !== "by-id", "This address is taken by the site itself");

const title = printedField(120);

export const newCourseInput = z.object({ title, categoryId: idTextField, pricePence: priceField });
export type NewCourse = z.output<typeof newCourseInput>;

export const courseInput = z.object({
  id: idTextField,
  version: versionField,
  title,
  slug: z.preprocess(
    (slug) => (typeof slug === "string" ? slug.trim().toLowerCase() : slug),
    courseSlugField,
  ),
  description: textField(1000),
  categoryId: idTextField,
  pricePence: priceField,
  featured: tickField,
  isNew: tickField,
  workbookTitle: optionalTextField(120),
  imageAlt: optionalTextField(250),
});
export type CourseEdit = z.output<typeof courseInput>;
