import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { shown } from "@/lib/learning/access";
import { OWN_PREFIX } from "@/lib/media/rules";
import type { DescribedGroup } from "@/lib/site/described/schema";
import { listSamplePages } from "@/lib/site/pages/queries";
import texts from "./sample-texts.json";

export type Samples = {
  testimonials: number;
  publications: number;
  settings: number;
  courses: number;
  categories: number;
  lessons: number;
};

/** The coach edits these with the pages, not with the other settings. */
const WORDS: DescribedGroup = "words";

export async function countSamples(): Promise<Samples> {
  const where = { isSample: true };
  const shownSamples = { ...where, isDraft: false };
  return {
    testimonials: await db.testimonial.count({ where: shownSamples }),
    publications: await db.publication.count({ where: shownSamples }),
    settings: await db.setting.count({ where: { ...where, group: { not: WORDS } } }),
    courses: await countSampleCourses(),
    categories: await db.category.count({ where: { imageUrl: { startsWith: "/artwork/" } } }),
    lessons: await countSampleLessons(),
  };
}

export async function listPageSamples(): Promise<string[]> {
  const pages = await listSamplePages();
  const words = await db.setting.count({ where: { group: WORDS, isSample: true } });
  return [
    ...pages.map((name) => `sections of the page “${name}”`),
    ...(words > 0 ? ["the other words of the pages"] : []),
  ];
}

/** The courses that came with the site, also under another address. */
const cameWithTheSite = Prisma.sql`
  SELECT "id" FROM "Course" WHERE "slug" = ANY(${texts.slugs})
  UNION SELECT "courseId" FROM "FormerSlug" WHERE "slug" = ANY(${texts.slugs})`;

/** Former releases stored line breaks as browsers send them. */
const digest = (text: Prisma.Sql) =>
  Prisma.sql`encode(sha256(convert_to(replace(${text}, E'\r', ''), 'UTF8')), 'hex')`;
const points = Prisma.sql`array_to_string("learningPoints", E'\n')`;

/** Courses with a text that is the sample's, word for word, or with its picture. */
async function countSampleCourses(): Promise<number> {
  const [{ courses }] = await db.$queryRaw<[{ courses: number }]>`
    SELECT count(*)::int AS courses FROM "Course" WHERE "publishedAt" IS NOT NULL AND "id" IN (${cameWithTheSite})
      AND (ARRAY[${digest(Prisma.sql`"description"`)}, ${digest(points)}, ${digest(Prisma.sql`"questions"`)}]
        && ${texts.courses} OR "imageUrl" LIKE '/artwork/%')`;
  return courses;
}

const isShown = Prisma.sql`NOT "isDraft" AND "retiredAt" IS NULL`;

/** Samples' films and workbooks share folders; an uploaded file gets its own. */
async function countSampleLessons(): Promise<number> {
  // PostgreSQL would read all courses for a join; this looks up each course once.
  const [{ lessons }] = await db.$queryRaw<[{ lessons: number }]>`
    SELECT coalesce(sum(lessons), 0)::int AS lessons FROM (
      SELECT "courseId", count(*) AS lessons FROM (
        SELECT "id", "courseId" FROM "Lesson" WHERE "videoUrl" LIKE 'media:films/%' AND ${isShown}
        UNION SELECT "id", "courseId" FROM "Lesson" WHERE "courseId" IN (${cameWithTheSite}) AND ${isShown}
          AND (${digest(Prisma.sql`"contentHtml"`)} = ANY(${texts.lessons})
            OR "downloadUrl" LIKE 'media:workbooks/%')) AS sample
      GROUP BY "courseId") AS course
    WHERE (SELECT "publishedAt" FROM "Course" WHERE "id" = course."courseId") IS NOT NULL`;
  return lessons;
}

/** Leaves out drafts and retired lessons, like the check of a single course. */
export function countFilmsWithoutCaptions(): Promise<number> {
  return db.lesson.count({
    where: {
      ...shown,
      videoUrl: { startsWith: OWN_PREFIX },
      captionsUrl: null,
      course: { publishedAt: { not: null } },
    },
  });
}
