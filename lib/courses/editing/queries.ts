import { cardFields, onwardsFrom, PAGE_SIZE, wordsFields } from "@/lib/courses/public/queries";
import { type CourseListQuery, courseCursor } from "@/lib/courses/public/schema";
import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import type { Prisma } from "@/lib/generated/prisma/client";
import { shown } from "@/lib/learning/access";
import { contentFields } from "@/lib/learning/queries";
import { siteOrder } from "@/lib/lists/arrange";
import { takePage } from "@/lib/lists/paging";
import { contains, searched } from "@/lib/lists/search";
import { penceToDecimal } from "@/lib/text/money";

export const MAX_FOUND = 12;

const editedFields = {
  ...cardFields,
  ...wordsFields,
  version: true,
  workbookTitle: true,
  publishedAt: true,
} satisfies Prisma.CourseSelect;

export type EditedCourse = Prisma.CourseGetPayload<{ select: typeof editedFields }>;

export function findEditedCourse(id: number, client: Transaction = db) {
  return client.course.findUnique({ where: { id }, select: editedFields });
}

export function toCourseForm(course: EditedCourse): FormValues {
  return {
    version: String(course.version),
    title: course.title,
    slug: course.slug,
    description: course.description,
    categoryId: String(course.categoryId),
    pricePence: penceToDecimal(course.pricePence),
    featured: course.featured ? "on" : "off",
    isNew: course.isNew ? "on" : "off",
    workbookTitle: course.workbookTitle ?? "",
    imageUrl: course.imageUrl ?? "",
    imageAlt: course.imageAlt ?? "",
    learningPoints: course.learningPoints.join("\n"),
    audience: course.audience,
    questions: course.questions,
  };
}

const listedFields = {
  id: true,
  position: true,
  title: true,
  pricePence: true,
  publishedAt: true,
  category: { select: { name: true } },
} satisfies Prisma.CourseSelect;

/** `above` is the last course of the page before, `below` the first of the next one. */
export async function listEditedCourses({ after }: CourseListQuery) {
  const [rows, before] = await Promise.all([
    db.course.findMany({
      where: onwardsFrom(after),
      orderBy: siteOrder,
      take: PAGE_SIZE + 1,
      select: listedFields,
    }),
    after && findLastBefore(after),
  ]);
  const { page, next } = takePage(rows, PAGE_SIZE, courseCursor);
  return { courses: page, next, above: before?.id, below: rows[PAGE_SIZE]?.id };
}

/** Usually the cursor's own course, unless another one has taken its place since. */
function findLastBefore({ position, id }: NonNullable<CourseListQuery["after"]>) {
  return db.course.findFirst({
    where: {
      position: { lte: position },
      OR: [{ position: { lt: position } }, { position, id: { lte: id } }],
    },
    orderBy: [{ position: "desc" }, { id: "desc" }],
    select: { id: true },
  });
}

export async function searchEditedCourses(typed: string) {
  const found = await db.$queryRaw<{ id: number }[]>`
    SELECT "id" FROM "Course" WHERE ${contains(searched.course, typed)} ORDER BY "title" LIMIT ${MAX_FOUND}`;
  return db.course.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: { title: "asc" },
    select: listedFields,
  });
}

export function listCategories() {
  return db.category.findMany({
    orderBy: siteOrder,
    select: { id: true, name: true },
  });
}

export function listCheckedLessons(courseId: number, client: Transaction = db) {
  return client.lesson.findMany({
    where: { courseId, ...shown },
    orderBy: { position: "asc" },
    select: { ...contentFields, isPreview: true },
  });
}

/** For a select box, which becomes unusable with more. */
export function listCourseTitles() {
  return db.course.findMany({
    orderBy: siteOrder,
    take: 200,
    select: { id: true, title: true },
  });
}
