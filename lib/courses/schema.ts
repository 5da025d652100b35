import { z } from "zod";
import {
  idTextField,
  optionalTextField,
  slugField,
  textField,
  tickField,
  versionField,
} from "@/lib/fields";
import { parsePounds } from "@/lib/money";

/** The least that the card provider takes. */
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

/** The last part of the course's address; digits alone would read as a number of an old link. */
const courseSlugField = slugField
  .regex(/[a-z]/, "Please use a letter at least")
  .refine((slug) => slug !== "by-id", "This address is taken by the site itself");

const title = textField(120);

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

/** A course as the call table answers it and as a card draws it. */
export type CourseCardDto = {
  id: number;
  slug: string;
  title: string;
  description: string;
  imageUrl: string | null;
  imageAlt: string | null;
  featured: boolean;
  isNew: boolean;
  categoryId: number;
  /** Decimal pounds, for example "49.99". */
  price: string;
};

/** What a visitor may know of a lesson: never its text, film or files. */
export type LessonOutline = {
  id: number;
  position: number;
  title: string;
  durationMinutes: number | null;
  isPreview: boolean;
};

export type PreviewLesson = {
  id: number;
  position: number;
  title: string;
  description: string;
  contentHtml: string | null;
  videoUrl: string | null;
  captionsUrl: string | null;
  /** ISO 8601; since when everybody can watch it. */
  publishedAt: string | null;
};

export type CategoryDto = { id: number; slug: string; name: string; description: string };
