import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import words from "./course-words.json" with { type: "json" };

const lessonFile = z.strictObject({
  title: z.string(),
  description: z.string(),
  durationMinutes: z.int(),
});

/** `courses/{slug}.json`; the text of each lesson is in `courses/{slug}/{position}.html`. */
const courseFile = z.strictObject({
  title: z.string(),
  description: z.string(),
  /** Describes the artwork. */
  imageAlt: z.string(),
  categoryId: z.int(),
  pricePence: z.int(),
  featured: z.boolean(),
  isNew: z.boolean(),
  playerLook: z.enum(["generic", "dedicated"]),
  workbookTitle: z.string().nullable(),
  lessons: z.array(lessonFile),
});

const folder = join(import.meta.dirname, "courses");

function readCourse(slug: string, index: number) {
  const file = readFileSync(join(folder, `${slug}.json`), "utf8");
  const { lessons, ...course } = courseFile.parse(JSON.parse(file));
  return {
    ...course,
    ...words,
    slug,
    position: index + 1,
    imageUrl: `/artwork/${slug}.svg`,
    lessons: lessons.map((lesson, lessonIndex) => {
      const position = lessonIndex + 1;
      const film = `media:films/${filmName(slug, position)}`;
      // A course's workbook comes with its first module.
      const hasWorkbook = course.workbookTitle !== null && position === 1;
      return {
        ...lesson,
        position,
        contentHtml: readText(slug, position),
        isPreview: position === 1,
        videoUrl: `${film}.mp4`,
        captionsUrl: `${film}.vtt`,
        downloadUrl: hasWorkbook ? `media:workbooks/${slug}.pdf` : null,
        hasCover: hasWorkbook,
      };
    }),
  };
}

function readText(slug: string, position: number): string {
  const file = join(folder, slug, `${String(position).padStart(2, "0")}.html`);
  // Removes the indentation, which is only for readers of the file.
  return readFileSync(file, "utf8").trim().replaceAll(/\n\s+/g, "\n");
}

/** The film's file name without its ending; its captions have the same one. */
export function filmName(courseSlug: string, position: number): string {
  return `${courseSlug}-${String(position).padStart(2, "0")}`;
}

export type Course = ReturnType<typeof readCourse>;

export const courses = [
  "the-journey-to-self-discovery",
  "the-great-process-in-practice",
  "taking-back-your-life",
  "unshakable-confidence-for-stage",
].map(readCourse);
