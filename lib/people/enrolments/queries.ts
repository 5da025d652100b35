import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { isTestMode } from "@/lib/key-mode";
import { isTheirs } from "@/lib/learning/access";
import { coursePercentage } from "@/lib/learning/rules";
import { takePage } from "@/lib/lists/paging";
import { type CourseProgress, PAGE_SIZE, type StuckQuery } from "@/lib/people/schema";
import { DAY_MS } from "@/lib/text/durations";

const enrolmentFields = {
  userId: true,
  courseId: true,
  isOpen: true,
  isTest: true,
  since: true,
  completedLessons: true,
  finishedAt: true,
  lastLessonId: true,
  lastProgressAt: true,
} satisfies Prisma.EnrolmentSelect;
type Enrolment = Prisma.EnrolmentGetPayload<{ select: typeof enrolmentFields }>;

export async function listCourseProgress(
  userIds: string[],
): Promise<Map<string, CourseProgress[]>> {
  const enrolments = await db.enrolment.findMany({
    where: { userId: { in: userIds } },
    orderBy: { courseId: "asc" },
    select: enrolmentFields,
  });
  const describe = await loadProgressDescriber(enrolments);
  const byPerson = Map.groupBy(enrolments, ({ userId }) => userId);
  return new Map(Array.from(byPerson, ([id, rows]) => [id, rows.map(describe)]));
}

async function loadProgressDescriber(
  rows: Enrolment[],
): Promise<(row: Enrolment) => CourseProgress> {
  const courseId = { in: rows.map((row) => row.courseId) };
  const courses = await db.course.findMany({
    where: { id: courseId },
    select: { id: true, title: true },
  });
  const counted = await db.lesson.findMany({
    where: { courseId, isDraft: false },
    select: { courseId: true, retiredAt: true },
  });
  const lessons = await db.lesson.findMany({
    where: { id: { in: rows.flatMap(({ lastLessonId }) => lastLessonId ?? []) } },
    select: { id: true, title: true },
  });
  const titles = new Map(lessons.map(({ id, title }) => [id, title]));
  const byCourse = Map.groupBy(counted, (lesson) => lesson.courseId);
  const byId = new Map(courses.map((course) => [course.id, course]));
  return (row) => {
    const course = byId.get(row.courseId);
    if (!course) throw new Error(`Course ${row.courseId} has people and does not exist.`);
    const theirs = byCourse.get(course.id)?.filter((lesson) => isTheirs(lesson, row.since));
    return {
      courseId: course.id,
      courseTitle: course.title,
      percentage: coursePercentage(row.completedLessons, theirs?.length ?? 0),
      isOpen: row.isOpen && (isTestMode || !row.isTest),
      finishedAt: row.finishedAt,
      lastLesson: (row.lastLessonId && titles.get(row.lastLessonId)) || null,
      lastProgressAt: row.lastProgressAt,
    };
  };
}

type StuckPerson = { id: string; email: string; course: CourseProgress };
type StuckPage = {
  people: StuckPerson[];
  next: { at: string; person: string; course: string } | null;
};

/** Learners without progress for this many days; those who stopped most recently come first. */
export async function listStuck({ days, at, person, course }: StuckQuery): Promise<StuckPage> {
  const since = new Date(Date.now() - Number(days) * DAY_MS);
  const onwards =
    at && person && course
      ? Prisma.sql`AND ("lastProgressAt", "userId", "courseId") < (${at}::timestamptz, ${person}::uuid, ${course})`
      : Prisma.empty;
  const rows = await db.$queryRaw<Enrolment[]>`
    SELECT "userId", "courseId", "isOpen", "isTest", "since", "completedLessons", "finishedAt",
      "lastLessonId", "lastProgressAt"
    FROM "Enrolment"
    WHERE "isOpen" AND (${isTestMode} OR NOT "isTest") AND "finishedAt" IS NULL AND "lastProgressAt" < ${since} ${onwards}
    ORDER BY "lastProgressAt" DESC, "userId" DESC, "courseId" DESC LIMIT ${PAGE_SIZE + 1}`;
  const { page, next } = takePage(rows, PAGE_SIZE, (last) => ({
    at: last.lastProgressAt.toISOString(),
    person: last.userId,
    course: String(last.courseId),
  }));
  return { people: await describeStuck(page), next };
}

async function describeStuck(rows: Enrolment[]): Promise<StuckPerson[]> {
  const users = await db.user.findMany({
    where: { id: { in: rows.map(({ userId }) => userId) } },
    select: { id: true, email: true },
  });
  const describe = await loadProgressDescriber(rows);
  const emails = new Map(users.map(({ id, email }) => [id, email]));
  return rows.flatMap((row) => {
    // A person may be erased between the two queries.
    const email = emails.get(row.userId);
    return email ? [{ id: row.userId, email, course: describe(row) }] : [];
  });
}
