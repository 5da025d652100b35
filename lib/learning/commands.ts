import { unlessErased } from "@/lib/auth/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { type CourseAccess, lessonsOf } from "./access";
import type { ProgressInput } from "./schema";

/** Throws Refusal 404 for another course's lesson, 403 for completing a locked one, 401 after an erasure. */
export async function saveProgress(
  access: CourseAccess,
  lessonId: number,
  input: ProgressInput,
): Promise<void> {
  await unlessErased(access.userId, async () => {
    const saved = await writeProgress(access, lessonId, input);
    if (saved === 0) throw await findReason(access, lessonId);
    if (input.completed) await recordCompletion(access);
  });
}

export async function setPlaysNext(userId: string, playsNext: boolean): Promise<void> {
  await unlessErased(userId, () => db.user.update({ where: { id: userId }, data: { playsNext } }));
}

/**
 * Gives the same row in whatever order, and however often, changes arrive. The newest tick and position win;
 * watch time only grows, up to the lesson's stated minutes. A change carries its age and no time, so that a
 * device's wrong clock does no harm.
 */
function writeProgress(
  access: CourseAccess,
  lessonId: number,
  input: ProgressInput,
): Promise<number> {
  const completed = input.completed ?? null;
  const position = input.position ?? null;
  return db.$executeRaw`
    INSERT INTO "LessonProgress" AS old
      ("userId", "lessonId", "completed", "completedAt", "completedChangedAt",
       "watchSeconds", "positionSeconds", "positionChangedAt", "updatedAt")
    SELECT ${access.userId}::uuid, lesson."id",
      COALESCE(${completed}::boolean, false),
      CASE WHEN ${completed}::boolean THEN change.at END,
      CASE WHEN ${completed}::boolean IS NOT NULL THEN change.at END,
      LEAST(${input.watchTime ?? 0}::int, length.seconds),
      COALESCE(${position}::int, 0),
      CASE WHEN ${position}::int IS NOT NULL THEN change.at END,
      now()
    FROM "Lesson" lesson,
      LATERAL (SELECT COALESCE(lesson."durationMinutes" * 60, 2147483647) AS seconds) length,
      LATERAL (SELECT now() - ${input.age}::float8 * interval '1 millisecond' AS at) change
    WHERE lesson."id" = ${lessonId} AND lesson."courseId" = ${access.courseId}
      AND (NOT COALESCE(${completed}::boolean, false)
        OR (NOT lesson."locked" AND lesson."videoUrl" IS DISTINCT FROM 'coming-soon'))
      AND NOT lesson."isDraft" AND (lesson."retiredAt" IS NULL OR lesson."retiredAt" > ${access.since})
    ON CONFLICT ("userId", "lessonId") DO UPDATE SET
      ("completed", "completedAt", "completedChangedAt") = (
        SELECT * FROM (VALUES
          (old."completed", old."completedAt", old."completedChangedAt"),
          (EXCLUDED."completed", EXCLUDED."completedAt", EXCLUDED."completedChangedAt")
        ) AS change (completed, since, at)
        ORDER BY at DESC NULLS LAST, completed DESC LIMIT 1
      ),
      ("positionSeconds", "positionChangedAt") = (
        SELECT * FROM (VALUES
          (old."positionSeconds", old."positionChangedAt"),
          (EXCLUDED."positionSeconds", EXCLUDED."positionChangedAt")
        ) AS change (position, at)
        ORDER BY at DESC NULLS LAST, position DESC LIMIT 1
      ),
      "watchSeconds" = GREATEST(old."watchSeconds", EXCLUDED."watchSeconds"),
      "updatedAt" = now()`;
}

async function findReason(access: CourseAccess, lessonId: number): Promise<Refusal> {
  const isThere = await db.lesson.count({ where: { id: lessonId, ...lessonsOf(access) } });
  if (!isThere) return notFoundRefusal("This lesson");
  return new Refusal(403, "This lesson is not open yet, so it cannot be marked as complete.");
}

/** Call it after the tick is committed: of two simultaneous last ticks, the later call then sees both. */
export async function recordCompletion(access: CourseAccess): Promise<boolean> {
  const { userId, courseId } = access;
  const lessons = await db.lesson.findMany({
    where: lessonsOf(access),
    select: { progress: { where: { userId, completed: true }, select: { completedAt: true } } },
  });
  const times = lessons.flatMap(({ progress }) => progress[0]?.completedAt?.getTime() ?? []);
  if (times.length === 0 || times.length < lessons.length) return false;
  await db.courseCompletion.createMany({
    data: { userId, courseId, completedAt: new Date(Math.max(...times)) },
    skipDuplicates: true,
  });
  return true;
}

/**
 * A tick locks its own row and then the enrolment, which a change of grants locks too. So code that changes
 * grants and then ticks calls this first: otherwise it would lock in the opposite order.
 */
export async function lockProgress(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "LessonProgress" WHERE "userId" = ${userId}::uuid ORDER BY "lessonId" FOR UPDATE`;
}
