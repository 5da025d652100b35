import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";

const proof = Symbol("course access");

/**
 * Proof that a person may learn a course now. Only this file can make one, and every query that
 * reads a paid lesson demands it.
 */
export type CourseAccess = {
  readonly [proof]: true;
  readonly userId: string;
  readonly courseId: number;
  readonly courseSlug: string;
};

export const liveGrant = { suspendedAt: null, endedAt: null };

/** Null for a visitor, an unknown course and a course without a live grant alike. */
export async function findCourseAccess(
  userId: string | null,
  course: { slug: string } | { id: number },
  client: Transaction = db,
): Promise<CourseAccess | null> {
  if (!userId) return null;
  const grant = await client.grant.findFirst({
    where: { userId, course, ...liveGrant },
    select: { courseId: true, course: { select: { slug: true } } },
  });
  if (!grant) return null;
  return { [proof]: true, userId, courseId: grant.courseId, courseSlug: grant.course.slug };
}

/** The proof for the course that a lesson belongs to. */
export async function findLessonAccess(
  userId: string | null,
  lessonId: number,
): Promise<CourseAccess | null> {
  const lesson = await db.lesson.findUnique({
    where: { id: lessonId },
    select: { courseId: true },
  });
  return lesson ? findCourseAccess(userId, { id: lesson.courseId }) : null;
}

/** @throws Refusal 404: a call does not tell an unknown course from one that was not bought. */
export async function requireCourseAccess(
  userId: string,
  course: { id: number },
): Promise<CourseAccess> {
  const access = await findCourseAccess(userId, course);
  if (!access) throw notFoundRefusal("This course");
  return access;
}

/** @throws Refusal 404 */
export async function requireLessonAccess(userId: string, lessonId: number): Promise<CourseAccess> {
  const access = await findLessonAccess(userId, lessonId);
  if (!access) throw notFoundRefusal("This lesson");
  return access;
}
