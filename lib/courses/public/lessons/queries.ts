import type { LessonOutline, PreviewLesson } from "@/lib/courses/public/schema";
import { db } from "@/lib/db";
import { freePreview, shown } from "@/lib/learning/access";
import { contentFields } from "@/lib/learning/queries";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";

export async function listLessonOutlines(courseId: number): Promise<LessonOutline[]> {
  const rows = await db.lesson.findMany({
    where: { courseId, ...shown },
    orderBy: { position: "asc" },
    select: {
      id: true,
      position: true,
      title: true,
      durationMinutes: true,
      isPreview: true,
      locked: true,
    },
  });
  return rows.map(({ locked, ...row }) => ({
    ...row,
    isPreview: row.isPreview && row.position === 1 && !locked,
  }));
}

export async function hasWorkbook(courseId: number): Promise<boolean> {
  const where = { courseId, ...shown, downloadUrl: { not: null } };
  return (await db.lesson.findFirst({ where, select: { id: true } })) !== null;
}

/** The only lesson whose text is read without a proof of access. */
export async function findPreviewLesson(courseId: number): Promise<PreviewLesson | null> {
  const row = await db.lesson.findFirst({
    where: { courseId, ...freePreview() },
    select: { ...contentFields, position: true, course: { select: { publishedAt: true } } },
  });
  if (!row) return null;
  const { course, contentHtml, durationMinutes, ...lesson } = row;
  return {
    ...lesson,
    contentHtml: contentHtml && sanitiseLessonHtml(contentHtml),
    publishedAt: course.publishedAt?.toISOString() ?? null,
  };
}
