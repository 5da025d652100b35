import { db, type Transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { courses } from "./seed-data/courses";
import { publications } from "./seed-data/publications";
import { testimonials } from "./seed-data/testimonials";

/**
 * Adds the coach's users, and fills a database without courses with the sample catalogue, entirely or not at all.
 * Safe to run again: once there are courses, it restores nothing that the coach has renamed or removed.
 */
async function seed(): Promise<void> {
  await db.user.createMany({
    data: env.COACH_EMAILS.map((email) => ({ email })),
    skipDuplicates: true,
  });
  await db.$transaction(async (tx) => {
    if ((await tx.course.count()) > 0) return;
    await tx.publication.createMany({ data: publications });
    await tx.testimonial.createMany({ data: testimonials });
    for (const course of courses) await seedCourse(tx, course);
  });
}

async function seedCourse(tx: Transaction, { lessons, ...course }: (typeof courses)[number]) {
  const { id } = await tx.course.create({ data: { ...course, publishedAt: new Date() } });
  await tx.lesson.createMany({
    data: lessons.map((lesson) => ({
      ...lesson,
      courseId: id,
      contentHtml: sanitiseLessonHtml(lesson.contentHtml),
    })),
  });
}

await seed();
await db.$disconnect();
