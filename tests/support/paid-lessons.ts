import { readFileSync } from "node:fs";
import { z } from "zod";
import { query } from "./world";

const row = z.object({
  id: z.number(),
  courseId: z.number(),
  slug: z.string(),
  position: z.number(),
  html: z.string(),
  film: z.string(),
});
const rows = z.tuple([row], row);

/** A lesson for buyers only, and the texts that would give each part of it away. */
export type Lesson = Awaited<ReturnType<typeof readPaidLessons>>[number];

/** The paid lessons of one course, or of all; never empty. */
export async function readPaidLessons(slug?: string) {
  const [first, ...others] = rows.parse(
    await query(
      `SELECT l.id, l."courseId", c.slug, l.position, l."contentHtml" AS html,
         substring(l."videoUrl" from '^media:(.*)\\.mp4$') AS film
       FROM "Lesson" l JOIN "Course" c ON c.id = l."courseId"
       WHERE NOT l."isPreview" AND c."publishedAt" IS NOT NULL AND ($1::text IS NULL OR c.slug = $1)
       ORDER BY l.id`,
      [slug ?? null],
    ),
  );
  return [describe(first), ...others.map(describe)] as const;
}

function describe({ html, ...lesson }: z.output<typeof row>) {
  const sentences = [...html.matchAll(/(?<=>)[^<>]{40,}(?=<)/g)].map(([text]) => text.slice(0, 60));
  return { ...lesson, markers: [...sentences, lesson.film, ...readCaptions(lesson.film)] };
}

/** The lines of the film's captions, except the title, which the course's page shows anyway. */
function readCaptions(film: string): string[] {
  const file = readFileSync(`prisma/seed-data/media/${film}.vtt`, "utf8");
  return file
    .split("\n\n")
    .slice(2)
    .map((cue) => cue.split("\n")[1] ?? "");
}
