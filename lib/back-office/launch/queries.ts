import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { shown } from "@/lib/learning/access";
import { OWN_PREFIX } from "@/lib/media/films";
import { readLegalTexts } from "@/lib/site/legal/queries";
import { readSite } from "@/lib/site/settings/queries";
import { findLaunchGaps, type LaunchFacts, PAGE_SAMPLES } from "./rules";

/** How much of the data was written as a sample and must not be shown as the coach's own. */
export async function countSamples(): Promise<LaunchFacts["samples"]> {
  const where = { isSample: true };
  return {
    testimonials: await db.testimonial.count({ where }),
    publications: await db.publication.count({ where }),
    settings: await db.setting.count({ where }),
    lessons: await countSampleFilms(),
  };
}

/** What still keeps the site from real visitors; `isLegalRead` tells whether it can be confirmed. */
export async function readLaunch(): Promise<{ gaps: string[]; isLegalRead: boolean }> {
  const isLegalRead = (await db.auditLog.findFirst({ where: await legalRead() })) !== null;
  const gaps = findLaunchGaps({
    samples: await countSamples(),
    pageSamples: PAGE_SAMPLES,
    stripeKey: env.STRIPE_SECRET_KEY,
    mailFrom: env.MAIL_FROM,
    mailWebhookSecret: env.RESEND_WEBHOOK_SECRET,
    contactEmail: (await readSite()).contact.email,
    isLegalRead,
    filmsWithoutCaptions: await countFilmsWithoutCaptions(),
  });
  return { gaps, isLegalRead };
}

/** The audit entry that says the legal texts were read; a new version of any of them has to be read again. */
export async function legalRead() {
  const versions = (await readLegalTexts()).map(({ kind, version }) => `${kind} ${version}`);
  return { action: "legal.read", subject: `legal:${versions.join(", ")}` };
}

/** Counts the films that came with the site: an uploaded film gets a folder of its own. */
async function countSampleFilms(): Promise<number> {
  const [{ lessons }] = await db.$queryRaw<[{ lessons: number }]>`
    SELECT count(*)::int AS lessons FROM "Lesson" WHERE "videoUrl" LIKE 'media:films/%'`;
  return lessons;
}

/** Counts only lessons that a course's own check names as well: drafts and retired ones are left out. */
function countFilmsWithoutCaptions(): Promise<number> {
  return db.lesson.count({
    where: {
      ...shown,
      videoUrl: { startsWith: OWN_PREFIX },
      captionsUrl: null,
      course: { publishedAt: { not: null } },
    },
  });
}
