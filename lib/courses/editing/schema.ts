import { z } from "zod";
import { courseListQuery, readQuestions } from "@/lib/courses/public/schema";
import { rowPicture } from "@/lib/forms/described";
import {
  idTextField,
  optionalTextField,
  searchField,
  slugField,
  storableField,
  textField,
  tickField,
  versionField,
} from "@/lib/forms/fields";
import { printedField } from "@/lib/forms/printed-field";
import { trimMarks } from "@/lib/text/marks";
import { parsePounds } from "@/lib/text/money";
import { readLines } from "./rules";

export const editedCoursesQuery = courseListQuery.extend({ q: searchField });

/** The smallest amount that the card provider accepts, in pence. */
const MIN_PENCE = 30;

const priceField = z.string().transform((text, context) => {
  const pence = parsePounds(text);
  if (pence !== null && pence >= MIN_PENCE) return pence;
  const message =
    pence === null
      ? "Please write the price in pounds, for example 49.99"
      : "Stripe takes no less than £0.30";
  context.addIssue({ code: "custom", message });
  return z.NEVER;
});

/** Old links name a course by its id, so a slug must not be all digits. */
const courseSlugField = slugField
  .regex(/[a-z]/, "Please use a letter at least")
  .refine((slug) => slug !== "by-id", "This address is taken by the site itself");

/** The last part of an address under /courses. */
export const courseSlug = z.preprocess(
  (slug) => (typeof slug === "string" ? trimMarks(slug).toLowerCase() : slug),
  courseSlugField,
);

const title = printedField(120);

export const newCourseInput = z.object({ title, categoryId: idTextField, pricePence: priceField });
export type NewCourse = z.output<typeof newCourseInput>;

const MAX_POINTS = 20;
const MAX_POINT = 160;

const pointsField = storableField
  .max(5000, "Please keep this under 5000 characters")
  .default("")
  .transform(readLines)
  .pipe(
    z
      .array(z.string().max(MAX_POINT, `Please keep each line under ${MAX_POINT} characters`))
      .max(MAX_POINTS, `Please keep it to ${MAX_POINTS} lines`),
  );

const MAX_QUESTIONS = 20;
const MAX_ANSWER = 1500;

const questionsField = optionalTextField(40_000).transform((text, context) => {
  if (!text) return "";
  const questions = readQuestions(text);
  const bare = questions.find(({ answer }) => answer === "");
  const long = questions.find(({ answer }) => answer.length > MAX_ANSWER);
  const message =
    (bare && `“${bare.question}” has no answer: write it on the line below`) ||
    (long && `Please keep the answer to “${long.question}” under ${MAX_ANSWER} characters`) ||
    (questions.length > MAX_QUESTIONS && `Please keep it to ${MAX_QUESTIONS} questions`);
  if (message) context.addIssue({ code: "custom", message });
  return text;
});

export const courseInput = z.object({
  id: idTextField,
  version: versionField,
  title,
  slug: courseSlug,
  description: textField(1000),
  categoryId: idTextField,
  pricePence: priceField,
  featured: tickField,
  isNew: tickField,
  workbookTitle: optionalTextField(120),
  imageUrl: rowPicture,
  imageAlt: optionalTextField(250),
  learningPoints: pointsField,
  audience: optionalTextField(1000).transform((text) => text ?? ""),
  questions: questionsField,
});
export type CourseEdit = z.output<typeof courseInput>;
