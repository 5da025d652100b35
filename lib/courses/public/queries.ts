import { cache } from "react";
import { db } from "@/lib/db";
import { idTextField } from "@/lib/forms/fields";
import type { Prisma } from "@/lib/generated/prisma/client";
import { siteOrder } from "@/lib/lists/arrange";
import { BATCH, inBatches } from "@/lib/lists/batches";
import { takePage } from "@/lib/lists/paging";
import { penceToDecimal } from "@/lib/text/money";
import {
  type CategoryDto,
  type CourseCardDto,
  type CourseListQuery,
  type CoursePage,
  type CourseWords,
  courseCursor,
  readQuestions,
} from "./schema";

export const courseFields = {
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

export function toCourse<Row extends { pricePence: number }>({ pricePence, ...course }: Row) {
  return { ...course, price: penceToDecimal(pricePence) };
}

export const cardFields = {
  ...courseFields,
  category: { select: { name: true } },
} satisfies Prisma.CourseSelect;

type CardRow = Prisma.CourseGetPayload<{ select: typeof cardFields }>;

function toCard({ category, ...course }: CardRow): CourseCardDto {
  return { ...toCourse(course), category: category.name };
}

async function listCourses(where: Prisma.CourseWhereInput): Promise<CourseCardDto[]> {
  const rows = await db.course.findMany({ ...onSale(where), select: cardFields });
  return rows.map(toCard);
}

/** In the site's order. */
export function onSale(where: Prisma.CourseWhereInput = {}) {
  return { where: { ...where, ...published() }, orderBy: siteOrder };
}

export function published() {
  return { publishedAt: { lte: new Date() } };
}

export const PAGE_SIZE = 48;

/** Pages by cursor, so that late pages cost no more than the first. */
export async function listPublishedCourses({ after }: CourseListQuery): Promise<CoursePage> {
  const rows = await db.course.findMany({
    ...onSale(onwardsFrom(after)),
    take: PAGE_SIZE + 1,
    select: { ...cardFields, position: true },
  });
  const { page, next } = takePage(rows, PAGE_SIZE, courseCursor);
  return { courses: page.map(({ position, ...row }) => toCard(row)), next };
}

/** First in the site's order. */
export function findFirstCourse() {
  return db.course.findFirst({ ...onSale(), select: { slug: true, title: true } });
}

export function onwardsFrom(after: CourseListQuery["after"]) {
  if (!after) return {};
  const { position, id } = after;
  // The first condition is redundant, but it lets PostgreSQL use the index.
  return {
    position: { gte: position },
    OR: [{ position: { gt: position } }, { position, id: { gt: id } }],
  } satisfies Prisma.CourseWhereInput;
}

export function listPublishedSlugs(): Promise<string[]> {
  const courses = inBatches((last?: { position: number; id: number; slug: string }) =>
    db.course.findMany({
      ...onSale(onwardsFrom(last)),
      take: BATCH,
      select: { position: true, id: true, slug: true },
    }),
  );
  return Array.fromAsync(courses, ({ slug }) => slug);
}

const MAX_SUGGESTED = 200;

/** Suggestions for a field, which more of them would only slow down. */
export async function listPublishedTitles(): Promise<string[]> {
  const rows = await db.course.findMany({
    ...onSale(),
    take: MAX_SUGGESTED,
    select: { title: true },
  });
  return rows.map(({ title }) => title);
}

export const listFeaturedCourses = cache(() => listCourses({ featured: true }));

export function listCategoryCourses(categorySlug: string): Promise<CourseCardDto[]> {
  return listCourses({ category: { slug: categorySlug } });
}

/** Also finds a course by a former address: the caller compares the slug to know whether to redirect. */
export const findCourse = cache((slug: string) => findAtAddress(slug, findCard));

export async function findAtAddress<Found>(
  slug: string,
  find: (where: Prisma.CourseWhereInput) => Promise<Found | null>,
): Promise<Found | null> {
  // One query for both could use neither index.
  return (await find({ slug })) ?? find({ formerSlugs: { some: { slug } } });
}

async function findCard(where: Prisma.CourseWhereInput): Promise<CourseCardDto | null> {
  const row = await db.course.findFirst({
    where: { ...where, ...published() },
    select: cardFields,
  });
  return row && toCard(row);
}

export async function readCourseWords(id: number): Promise<CourseWords> {
  const { questions, ...words } = await db.course.findUniqueOrThrow({
    where: { id },
    select: wordsFields,
  });
  return { ...words, questions: readQuestions(questions) };
}

export const wordsFields = {
  learningPoints: true,
  audience: true,
  questions: true,
  trailerUrl: true,
} satisfies Prisma.CourseSelect;

export async function readTrailer(id: number): Promise<string | null> {
  const course = await db.course.findFirst({
    where: { id, ...published() },
    select: { trailerUrl: true },
  });
  return course?.trailerUrl ?? null;
}

export async function findCourseForSale(id: number) {
  return db.course.findFirst({
    where: { id, ...published() },
    select: { id: true, slug: true, title: true, pricePence: true },
  });
}

/** Old addresses name a course by its id; no slug holds digits only. */
export async function findCourseByIdOrSlug(idOrSlug: string): Promise<CourseCardDto | null> {
  const id = idTextField.safeParse(idOrSlug);
  if (!id.success) return findCourse(idOrSlug);
  return findCard({ id: id.data });
}

/** Also finds a category by a former address. */
export async function findCategory(slug: string): Promise<CategoryDto | null> {
  const select = { id: true, slug: true, name: true, description: true };
  const former = { some: { path: { in: [`/courses/${slug}`, `/${slug}`] } } };
  return (
    (await db.category.findUnique({ where: { slug }, select })) ??
    db.category.findFirst({ where: { page: { formerAddresses: former } }, select })
  );
}

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
