import { z } from "zod";

/** The query of the list of all courses: the last course of the previous page, as "position-id". */
export const courseListQuery = z.object({
  after: z
    .string()
    .regex(/^\d{1,9}-\d{1,9}$/)
    .transform((text) => {
      const [position = 0, id = 0] = text.split("-").map(Number);
      return { position, id };
    })
    .optional()
    .catch(undefined),
});
export type CourseListQuery = z.output<typeof courseListQuery>;

/** The reverse: the cursor for the page after this course. */
export function courseCursor({ position, id }: NonNullable<CourseListQuery["after"]>): string {
  return `${position}-${id}`;
}

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
  /** ISO 8601; the time since which everybody can watch it. */
  publishedAt: string | null;
};

export type CategoryDto = { id: number; slug: string; name: string; description: string };
