import { db } from "@/lib/db";
import { shown } from "@/lib/learning/access";
import { OWN_PREFIX } from "@/lib/media/rules";
import type { DescribedGroup } from "@/lib/site/described/schema";
import { listSamplePages } from "@/lib/site/pages/queries";

export type Samples = {
  testimonials: number;
  publications: number;
  settings: number;
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
    lessons: await countSampleFilms(),
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

/** Sample films share a folder; an uploaded film gets its own. */
async function countSampleFilms(): Promise<number> {
  const [{ lessons }] = await db.$queryRaw<[{ lessons: number }]>`
    SELECT count(*)::int AS lessons FROM "Lesson" WHERE "videoUrl" LIKE 'media:films/%'`;
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
