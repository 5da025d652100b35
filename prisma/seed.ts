import { db, type Transaction } from "@/lib/db";
import { env } from "@/lib/env";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { courses } from "./seed-data/courses";
import { publications } from "./seed-data/publications";
import { testimonials } from "./seed-data/testimonials";

/**
 * Adds the coach's users, and fills a new database with the whole sample catalogue or none of it. A database
 * that has courses is the coach's own: nothing that was renamed or removed there is put back, so it is safe to
 * run again.
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
