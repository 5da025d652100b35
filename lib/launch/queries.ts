import { TERMS_VERSION } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { site } from "@/lib/site";
import { findLaunchGaps } from "./rules";

/** What in the data was written as a sample and must not be shown as the coach's own. */
export async function countSamples(): Promise<{ testimonials: number; publications: number }> {
  const where = { isSample: true };
  return {
    testimonials: await db.testimonial.count({ where }),
    publications: await db.publication.count({ where }),
  };
}

/** What still keeps the site from real visitors; `isLegalRead` tells whether it can be confirmed. */
export async function readLaunch(): Promise<{ gaps: string[]; isLegalRead: boolean }> {
  const isLegalRead = (await db.auditLog.findFirst({ where: legalRead })) !== null;
  const gaps = findLaunchGaps({
    samples: await countSamples(),
    stripeKey: env.STRIPE_SECRET_KEY,
    mailFrom: env.MAIL_FROM,
    contactEmail: site.email,
    isLegalRead,
    filmsWithoutCaptions: await countFilmsWithoutCaptions(),
  });
  return { gaps, isLegalRead };
}

/** The entry that says so: a new version of the terms has to be read anew. */
export const legalRead = { action: "legal.read", subject: `terms:${TERMS_VERSION}` };

function countFilmsWithoutCaptions(): Promise<number> {
  return db.lesson.count({
    where: {
      videoUrl: { startsWith: "media:" },
      captionsUrl: null,
      course: { publishedAt: { not: null } },
    },
  });
}
