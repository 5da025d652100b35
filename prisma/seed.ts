import { sanitiseLessonHtml } from "@/lib/courses/rules";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { categories } from "./seed-data/categories";
import { courses } from "./seed-data/courses";
import { publications } from "./seed-data/publications";
import { testimonials } from "./seed-data/testimonials";

/** Adds what is missing and touches nothing that is there, so it is safe to run twice. */
async function seed(): Promise<void> {
  await db.user.createMany({
    data: env.COACH_EMAILS.map((email) => ({ email })),
    skipDuplicates: true,
  });
  await db.category.createMany({ data: categories, skipDuplicates: true });
  await db.publication.createMany({ data: publications, skipDuplicates: true });
  await db.testimonial.createMany({ data: testimonials, skipDuplicates: true });
  for (const course of courses) await seedCourse(course);
}

async function seedCourse({ lessons, ...course }: (typeof courses)[number]): Promise<void> {
  const { id } = await db.course.upsert({
    where: { slug: course.slug },
    create: { ...course, publishedAt: new Date() },
    update: {},
  });
  await db.lesson.createMany({
    data: lessons.map((lesson) => ({
      ...lesson,
      courseId: id,
      contentHtml: sanitiseLessonHtml(lesson.contentHtml),
    })),
    skipDuplicates: true,
  });
}

await seed();
await db.$disconnect();
