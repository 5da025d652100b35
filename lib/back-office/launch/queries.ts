import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { shown } from "@/lib/learning/access";
import { OWN_PREFIX } from "@/lib/media/rules";
import { readLegalTexts } from "@/lib/site/legal/queries";
import { listSamplePages } from "@/lib/site/pages/queries";
import { readSite } from "@/lib/site/settings/queries";
import { findLaunchGaps, type LaunchFacts, PAGE_SAMPLES } from "./rules";

export async function countSamples(): Promise<LaunchFacts["samples"]> {
  const where = { isSample: true };
  return {
    testimonials: await db.testimonial.count({ where }),
    publications: await db.publication.count({ where }),
    settings: await db.setting.count({ where }),
    lessons: await countSampleFilms(),
  };
}

export async function listPageSamples(): Promise<string[]> {
  const pages = await listSamplePages();
  return [...pages.map((name) => `sections of the page “${name}”`), ...PAGE_SAMPLES];
}

export async function readLaunch(): Promise<{ gaps: string[]; isLegalRead: boolean }> {
  const isLegalRead = (await db.auditLog.findFirst({ where: await legalRead() })) !== null;
  const gaps = findLaunchGaps({
    samples: await countSamples(),
    pageSamples: await listPageSamples(),
    stripeKey: env.STRIPE_SECRET_KEY,
    mailFrom: env.MAIL_FROM,
    mailWebhookSecret: env.RESEND_WEBHOOK_SECRET,
    contactEmail: (await readSite()).contact.email,
    isLegalRead,
    filmsWithoutCaptions: await countFilmsWithoutCaptions(),
  });
  return { gaps, isLegalRead };
}

/** A new version of any text has to be read again. */
export async function legalRead() {
  const versions = (await readLegalTexts()).map(({ kind, version }) => `${kind} ${version}`);
  return { action: "legal.read", subject: `legal:${versions.join(", ")}` };
}

/** Sample films share a folder; an uploaded film gets its own. */
async function countSampleFilms(): Promise<number> {
  const [{ lessons }] = await db.$queryRaw<[{ lessons: number }]>`
    SELECT count(*)::int AS lessons FROM "Lesson" WHERE "videoUrl" LIKE 'media:films/%'`;
  return lessons;
}

/** Drafts and retired lessons do not count, as in a course's own check. */
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
