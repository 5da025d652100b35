import { db } from "@/lib/db";

/** What in the data was written as a sample and must not be shown as the coach's own. */
export async function countSamples(): Promise<{ testimonials: number; publications: number }> {
  const where = { isSample: true };
  return {
    testimonials: await db.testimonial.count({ where }),
    publications: await db.publication.count({ where }),
  };
}
