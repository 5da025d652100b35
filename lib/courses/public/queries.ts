import { db } from "@/lib/db";
import { idTextField } from "@/lib/forms/fields";
import type { Prisma } from "@/lib/generated/prisma/client";
import { freePreview, shown } from "@/lib/learning/access";
import { BATCH, inBatches } from "@/lib/lists/batches";
import { takePage } from "@/lib/lists/paging";
import { sanitiseLessonHtml } from "@/lib/text/lesson-html";
import { penceToDecimal } from "@/lib/text/money";
import {
  type CategoryDto,
  type CourseCardDto,
  type CourseListQuery,
  courseCursor,
  type LessonOutline,
  type PreviewLesson,
} from "./schema";

const cardFields = {
  id: true,
  slug: true,
  title: true,
  description: true,
  imageUrl: true,
  imageAlt: true,
  featured: true,
  isNew: true,
  categoryId: true,
  pricePence: true,
} satisfies Prisma.CourseSelect;

type CardRow = Prisma.CourseGetPayload<{ select: typeof cardFields }>;

function toCard({ pricePence, ...course }: CardRow): CourseCardDto {
  return { ...course, price: penceToDecimal(pricePence) };
}

async function listCourses(where: Prisma.CourseWhereInput): Promise<CourseCardDto[]> {
  const rows = await db.course.findMany({
    where: { ...where, ...published() },
    orderBy: { position: "asc" },
    select: cardFields,
  });
  return rows.map(toCard);
}

function published() {
  return { publishedAt: { lte: new Date() } };
}

/** Courses of one page of a list. */
export const PAGE_SIZE = 48;

/** `next` is the cursor of the following page; null on the last one. */
type CoursePage = { courses: CourseCardDto[]; next: string | null };

/** Every page costs the same, however far down: it continues from the last course. */
export async function listPublishedCourses({ after }: CourseListQuery): Promise<CoursePage> {
  const rows = await db.course.findMany({
    where: { ...published(), ...onwardsFrom(after) },
    orderBy: siteOrder,
    take: PAGE_SIZE + 1,
    select: { ...cardFields, position: true },
  });
  const { page, next } = takePage(rows, PAGE_SIZE, courseCursor);
  return { courses: page.map(({ position, ...row }) => toCard(row)), next };
}

/** The order of the public lists. */
export const siteOrder = [
  { position: "asc" },
  { id: "asc" },
] satisfies Prisma.CourseOrderByWithRelationInput[];

/** What follows a course in the order of the public lists; everything where there is none. */
export function onwardsFrom(after: CourseListQuery["after"]) {
  if (!after) return {};
  const { position, id } = after;
  // The first condition is the one that the index is read by.
  return {
    position: { gte: position },
    OR: [{ position: { gt: position } }, { position, id: { gt: id } }],
  } satisfies Prisma.CourseWhereInput;
}

/** The address of every course on sale, for search engines. */
export function listPublishedSlugs(): Promise<string[]> {
  const courses = inBatches((last?: { position: number; id: number; slug: string }) =>
    db.course.findMany({
      where: { ...published(), ...onwardsFrom(last) },
      orderBy: siteOrder,
      take: BATCH,
      select: { position: true, id: true, slug: true },
    }),
  );
  return Array.fromAsync(courses, ({ slug }) => slug);
}

export function listFeaturedCourses(): Promise<CourseCardDto[]> {
  return listCourses({ featured: true });
}

/** Null where there is no such category. */
export async function listCoursesByCategory(categoryId: number): Promise<CourseCardDto[] | null> {
  const category = await db.category.findUnique({
    where: { id: categoryId },
    select: { id: true },
  });
  return category && listCourses({ categoryId });
}

export function listCategoryCourses(categorySlug: string): Promise<CourseCardDto[]> {
  return listCourses({ category: { slug: categorySlug } });
}

/** By its present address or a former one: compare the slug to know whether to redirect. */
export async function findCourse(slug: string): Promise<CourseCardDto | null> {
  // A single query for both could use neither index.
  return (await findCard({ slug })) ?? findCard({ formerSlugs: { some: { slug } } });
}

async function findCard(where: Prisma.CourseWhereInput): Promise<CourseCardDto | null> {
  const row = await db.course.findFirst({
    where: { ...where, ...published() },
    select: cardFields,
  });
  return row && toCard(row);
}

/** What checkout charges for; the price in pence. */
export async function findCourseForSale(id: number) {
  return db.course.findFirst({
    where: { id, ...published() },
    select: { id: true, slug: true, title: true, pricePence: true },
  });
}

/** Old addresses name a course by its id; a slug of digits only is not one of ours. */
export async function findCourseByIdOrSlug(idOrSlug: string): Promise<CourseCardDto | null> {
  const id = idTextField.safeParse(idOrSlug);
  if (!id.success) return findCourse(idOrSlug);
  return findCard({ id: id.data });
}

export async function findCategory(slug: string): Promise<CategoryDto | null> {
  return db.category.findUnique({
    where: { slug },
    select: { id: true, slug: true, name: true, description: true },
  });
}

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

/** The module that a course on sale gives away; no other lesson's text is read without proof of access. */
export async function findPreviewLesson(courseId: number): Promise<PreviewLesson | null> {
  const row = await db.lesson.findFirst({
    where: { courseId, ...freePreview() },
    select: {
      id: true,
      position: true,
      title: true,
      description: true,
      contentHtml: true,
      videoUrl: true,
      captionsUrl: true,
      course: { select: { publishedAt: true } },
    },
  });
  if (!row) return null;
  const { course, contentHtml, ...lesson } = row;
  return {
    ...lesson,
    contentHtml: contentHtml && sanitiseLessonHtml(contentHtml),
    publishedAt: course.publishedAt?.toISOString() ?? null,
  };
}

/** As its page would show it, published or not; for the coach's preview. */
export async function findCardForPreview(
  id: number,
): Promise<{ course: CourseCardDto; isPublished: boolean } | null> {
  const row = await db.course.findUnique({
    where: { id },
    select: { ...cardFields, publishedAt: true },
  });
  if (!row) return null;
  const { publishedAt, ...course } = row;
  return { course: toCard(course), isPublished: publishedAt !== null };
}
