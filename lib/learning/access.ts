import type { Coach } from "@/lib/auth/coach";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { Prisma } from "@/lib/generated/prisma/client";
import { isTestMode } from "@/lib/key-mode";

const proof = Symbol("course access");

/** Proof that a person may learn a course now. Only this file can make one; queries of paid lessons require it. */
export type CourseAccess = {
  readonly [proof]: true;
  readonly userId: string;
  readonly courseId: number;
  /** The current slug; the request may have used a former one. */
  readonly courseSlug: string;
  /** A lesson retired after this moment still belongs to the learner. */
  readonly since: Date;
  /** Only the coach's preview opens drafts. */
  readonly opensDrafts: boolean;
};

const live = { suspendedAt: null, endedAt: null, revokedAt: null };

/** Must match the SQL of `findCourseAccess`. A test purchase opens a course only under test keys. */
export const liveGrant = {
  ...live,
  ...(!isTestMode && { OR: [{ orderId: null }, { order: { isTest: false } }] }),
} satisfies Prisma.GrantWhereInput;

export function findLiveGrant(tx: Transaction, userId: string, courseId: number) {
  return tx.grant.findFirst({ where: { userId, courseId, ...liveGrant }, select: { id: true } });
}

export function isLive(grant: Record<keyof typeof live, Date | null>): boolean {
  return !grant.suspendedAt && !grant.endedAt && !grant.revokedAt;
}

type CourseKey = { id: number } | { slug: string } | { lessonId: number };

/** Every page, file and tick of a course asks this, so it is one SQL statement; Prisma would send four. */
export async function findCourseAccess(
  userId: string | null,
  course: CourseKey,
  client: Transaction = db,
): Promise<CourseAccess | null> {
  if (!userId) return null;
  const [grant] = await client.$queryRaw<Pick<CourseAccess, "courseId" | "courseSlug" | "since">[]>`
    SELECT course.id AS "courseId", course.slug AS "courseSlug",
      COALESCE(bought."createdAt", "grant"."createdAt") AS since
    FROM "Grant" AS "grant"
    JOIN "Course" course ON course.id = "grant"."courseId"
    LEFT JOIN "Order" bought ON bought.id = "grant"."orderId"
    WHERE "grant"."userId" = ${userId}::uuid AND ${isCourse(course)}
      AND "grant"."suspendedAt" IS NULL AND "grant"."endedAt" IS NULL AND "grant"."revokedAt" IS NULL
      AND (${isTestMode} OR NOT COALESCE(bought."isTest", false))
    ORDER BY "grant"."createdAt" LIMIT 1`;
  return grant ? { [proof]: true, userId, ...grant, opensDrafts: false } : null;
}

function isCourse(course: CourseKey): Prisma.Sql {
  if ("id" in course) return Prisma.sql`course.id = ${course.id}`;
  if ("lessonId" in course) {
    return Prisma.sql`course.id = (SELECT "courseId" FROM "Lesson" WHERE id = ${course.lessonId})`;
  }
  return Prisma.sql`course.id IN (
    SELECT id FROM "Course" WHERE slug = ${course.slug}
    UNION ALL SELECT "courseId" FROM "FormerSlug" WHERE slug = ${course.slug})`;
}

/** Opens drafts and retired lessons too. Pages for learners never use it instead of a grant. */
export function mintCoachPreview(coach: Coach, course: { id: number; slug: string }): CourseAccess {
  return {
    [proof]: true,
    userId: coach.id,
    courseId: course.id,
    courseSlug: course.slug,
    since: new Date(0),
    opensDrafts: true,
  };
}

/** Of several live grants the first counts, because its lessons still belong to the learner. */
export const earliestGrant = {
  orderBy: { createdAt: "asc" },
  select: { createdAt: true, order: { select: { createdAt: true } } },
} satisfies Prisma.GrantFindFirstArgs;

/** For an order, the time it was begun: the buyer saw the lessons of that moment. */
export function boughtAt(grant: Prisma.GrantGetPayload<typeof earliestGrant>): Date {
  return grant.order?.createdAt ?? grant.createdAt;
}

/** Includes lessons that were retired after the purchase. */
export function lessonsOf({ courseId, since, opensDrafts }: CourseAccess) {
  return {
    courseId,
    ...(!opensDrafts && { isDraft: false }),
    OR: [{ retiredAt: null }, { retiredAt: { gt: since } }],
  } satisfies Prisma.LessonWhereInput;
}

/** The rule of `lessonsOf` for a row that is no draft. */
export function isTheirs({ retiredAt }: { retiredAt: Date | null }, since: Date): boolean {
  return !retiredAt || retiredAt > since;
}

export const shown = { isDraft: false, retiredAt: null } satisfies Prisma.LessonWhereInput;

/** Only module 1 of a course on sale can be a free preview. */
export function freePreview() {
  return {
    isPreview: true,
    locked: false,
    position: 1,
    ...shown,
    course: { publishedAt: { lte: new Date() } },
  } satisfies Prisma.LessonWhereInput;
}

export async function mintLessonPreview(coach: Coach, lessonId: number) {
  const course = await db.course.findFirst({
    where: { lessons: { some: { id: lessonId } } },
    select: { id: true, slug: true },
  });
  return course && mintCoachPreview(coach, course);
}

/** Throws the same Refusal 404 for an unknown course and for one without access. */
export async function requireCourseAccess(
  userId: string,
  course: { id: number },
): Promise<CourseAccess> {
  const access = await findCourseAccess(userId, course);
  if (!access) throw notFoundRefusal("This course");
  return access;
}

export async function requireLessonAccess(userId: string, lessonId: number): Promise<CourseAccess> {
  const access = await findCourseAccess(userId, { lessonId });
  if (!access)
    throw new Refusal(404, "This lesson is not open to you. Reload the page to see why.");
  return access;
}
