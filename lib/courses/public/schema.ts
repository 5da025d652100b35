import { z } from "zod";

/** The last course of the previous page, as "position-id". */
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

export function courseCursor({ position, id }: NonNullable<CourseListQuery["after"]>): string {
  return `${position}-${id}`;
}

export type CourseDto = {
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

/** With the category's name. */
export type CourseCardDto = CourseDto & { category: string };

export type CoursePage = { courses: CourseCardDto[]; next: string | null };

/** Shown only on the course's own page. Each part may be empty. */
export type CourseWords = {
  learningPoints: string[];
  audience: string;
  questions: Question[];
  trailerUrl: string | null;
};

export type Question = { question: string; answer: string };

/** Expects blocks separated by an empty line: the question on the first line, its answer below. */
export function readQuestions(text: string): Question[] {
  const blocks = text.replaceAll("\r\n", "\n").split(/\n\s*\n/);
  return blocks
    .map((block) => block.trim())
    .filter(Boolean)
    .map((block) => {
      const [question = "", ...answer] = block.split("\n");
      return { question: question.trim(), answer: answer.join("\n").trim() };
    });
}

/** Never a lesson's text, film or files. */
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
  /** ISO 8601. */
  publishedAt: string | null;
};

export type CategoryDto = { id: number; slug: string; name: string; description: string };
