import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import type { Prisma } from "@/lib/generated/prisma/client";
import { contentFields } from "@/lib/learning/queries";
import { lessonState } from "./rules";

const editedFields = {
  ...contentFields,
  version: true,
  courseId: true,
  position: true,
  downloadUrl: true,
  hasCover: true,
  coveredUrl: true,
  isPreview: true,
  isDraft: true,
  retiredAt: true,
} satisfies Prisma.LessonSelect;

export type EditedLesson = Prisma.LessonGetPayload<{ select: typeof editedFields }>;

export function findEditedLesson(id: number, client: Transaction = db) {
  return client.lesson.findUnique({ where: { id }, select: editedFields });
}

export function toLessonForm(lesson: EditedLesson): FormValues {
  return {
    version: String(lesson.version),
    title: lesson.title,
    description: lesson.description,
    durationMinutes: lesson.durationMinutes?.toString() ?? "",
    contentHtml: lesson.contentHtml ?? "",
    isPreview: lesson.isPreview ? "on" : "off",
  };
}

export async function listEditedLessons(courseId: number, client: Transaction = db) {
  const rows = await client.lesson.findMany({
    where: { courseId },
    orderBy: { position: "asc" },
    select: {
      id: true,
      title: true,
      durationMinutes: true,
      isPreview: true,
      isDraft: true,
      retiredAt: true,
    },
  });
  return rows.map((row) => ({ ...row, state: lessonState(row) }));
}

/** Counts payments in progress and gifts as sales. */
export async function isCourseSold(courseId: number, client: Transaction = db): Promise<boolean> {
  const where = { courseId };
  return (await client.orderLine.count({ where })) + (await client.grant.count({ where })) > 0;
}

export const finishedDraft = {
  isDraft: true,
  OR: [{ contentHtml: { not: null } }, { videoUrl: { not: null } }],
} satisfies Prisma.LessonWhereInput;
