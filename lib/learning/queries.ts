import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { siteOrder } from "@/lib/lists/arrange";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import {
  boughtAt,
  type CourseAccess,
  earliestGrant,
  freePreview,
  isTheirs,
  lessonsOf,
  liveGrant,
} from "./access";
import { coursePercentage } from "./rules";
import type { LearningCourse, LessonDto, OwnedCourse, ProgressDto } from "./schema";

export const contentFields = {
  id: true,
  title: true,
  description: true,
  durationMinutes: true,
  contentHtml: true,
  videoUrl: true,
  captionsUrl: true,
} satisfies Prisma.LessonSelect;

const lessonFields = { ...contentFields, downloadUrl: true, locked: true };

/** Sanitises again, because texts may have been imported or saved under older rules. Positions skip drafts. */
export async function listLessons(access: CourseAccess): Promise<LessonDto[]> {
  const rows = await db.lesson.findMany({
    where: lessonsOf(access),
    orderBy: { position: "asc" },
    select: lessonFields,
  });
  return rows.map(({ durationMinutes, contentHtml, ...lesson }, index) => ({
    ...lesson,
    position: index + 1,
    duration: durationMinutes,
    content: contentHtml && sanitiseLessonHtml(contentHtml),
    ...(lesson.locked && { content: null, videoUrl: null, captionsUrl: null, downloadUrl: null }),
  }));
}

export async function listProgress(access: CourseAccess): Promise<ProgressDto[]> {
  const rows = await db.lessonProgress.findMany({
    where: { userId: access.userId, lesson: lessonsOf(access) },
    select: { lessonId: true, completed: true, watchSeconds: true, positionSeconds: true },
  });
  return rows.map((row) => ({
    lessonId: row.lessonId,
    completed: row.completed,
    watchTime: row.watchSeconds,
    position: row.positionSeconds,
  }));
}

/** Also finds a course that is off sale. */
export async function findLearningCourse(access: CourseAccess): Promise<LearningCourse> {
  const { publishedAt, ...course } = await db.course.findUniqueOrThrow({
    where: { id: access.courseId },
    select: {
      id: true,
      slug: true,
      title: true,
      description: true,
      imageUrl: true,
      playerLook: true,
      workbookTitle: true,
      publishedAt: true,
    },
  });
  return { ...course, isPublished: publishedAt !== null && publishedAt <= new Date() };
}

export async function findPlaysNext(userId: string): Promise<boolean> {
  const { playsNext } = await db.user.findUniqueOrThrow({
    where: { id: userId },
    select: { playsNext: true },
  });
  return playsNext;
}

export async function listOwnedCourses(userId: string): Promise<OwnedCourse[]> {
  const own = { userId, ...liveGrant };
  const done = { userId, completed: true };
  const rows = await db.course.findMany({
    where: { grants: { some: own } },
    orderBy: siteOrder,
    select: {
      id: true,
      slug: true,
      title: true,
      imageUrl: true,
      grants: { where: own, ...earliestGrant, take: 1 },
      lessons: {
        where: { isDraft: false },
        orderBy: { position: "asc" },
        select: {
          id: true,
          locked: true,
          retiredAt: true,
          _count: { select: { progress: { where: done } } },
        },
      },
    },
  });
  return rows.map(({ grants, lessons: all, ...course }) => {
    const lessons = all.filter((lesson) =>
      grants.some((grant) => isTheirs(lesson, boughtAt(grant))),
    );
    const open = lessons.filter((lesson) => lesson._count.progress === 0);
    const percentage = coursePercentage(lessons.length - open.length, lessons.length);
    const next = percentage > 0 ? open.find((lesson) => !lesson.locked) : undefined;
    return { ...course, percentage, nextLessonId: next?.id ?? null };
  });
}

export type LessonFiles = NonNullable<Awaited<ReturnType<typeof findLessonFiles>>>;

/** The film needs a live grant or a free preview, the workbook a live grant. */
export async function findLessonFiles(lessonId: number, access: CourseAccess | null) {
  const lesson = await db.lesson.findFirst({
    where: {
      id: lessonId,
      locked: false,
      OR: [freePreview(), ...(access ? [lessonsOf(access)] : [])],
    },
    select: {
      id: true,
      courseId: true,
      videoUrl: true,
      captionsUrl: true,
      downloadUrl: true,
      hasCover: true,
    },
  });
  if (!lesson) return null;
  const { courseId, downloadUrl, ...rest } = lesson;
  return { ...rest, downloadUrl: access?.courseId === courseId ? downloadUrl : null };
}
