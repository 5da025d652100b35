import { db } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import type { CourseAccess } from "./access";
import type { ProgressInput } from "./schema";

/**
 * One statement, so that two tabs cannot undo each other's watch time: it only grows, and never
 * past the lesson's length.
 *
 * @throws Refusal 404 where the lesson is not of the course that the access is for.
 */
export async function saveProgress(
  access: CourseAccess,
  lessonId: number,
  input: ProgressInput,
): Promise<void> {
  const completed = input.completed ?? null;
  const position = input.position ?? null;
  const saved = await db.$executeRaw`
    INSERT INTO "LessonProgress" AS old
      ("userId", "lessonId", "completed", "completedAt", "watchSeconds", "positionSeconds", "updatedAt")
    SELECT ${access.userId}::uuid, lesson."id", COALESCE(${completed}::boolean, false),
      CASE WHEN ${completed}::boolean THEN now() END,
      LEAST(${input.watchTime}::int, length.seconds),
      LEAST(COALESCE(${position}::int, 0), length.seconds),
      now()
    FROM "Lesson" lesson,
      LATERAL (SELECT COALESCE(lesson."durationMinutes" * 60, 2147483647) AS seconds) length
    WHERE lesson."id" = ${lessonId} AND lesson."courseId" = ${access.courseId}
    ON CONFLICT ("userId", "lessonId") DO UPDATE SET
      "completed" = COALESCE(${completed}::boolean, old."completed"),
      "completedAt" = CASE
        WHEN ${completed}::boolean IS NULL THEN old."completedAt"
        WHEN ${completed}::boolean THEN COALESCE(old."completedAt", now())
      END,
      "watchSeconds" = GREATEST(old."watchSeconds", EXCLUDED."watchSeconds"),
      "positionSeconds" = CASE
        WHEN ${position}::int IS NULL THEN old."positionSeconds" ELSE EXCLUDED."positionSeconds"
      END,
      "updatedAt" = now()`;
  if (saved === 0) throw notFoundRefusal("This lesson");
}
