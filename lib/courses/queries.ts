import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { penceToDecimal } from "@/lib/money";
import type { CategoryDto, CourseCardDto, LessonOutline } from "./schema";

const cardFields = {
  id: true,
  slug: true,
  title: true,
  description: true,
  imageUrl: true,
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

export function listPublishedCourses(): Promise<CourseCardDto[]> {
  return listCourses({});
}

export function listFeaturedCourses(): Promise<CourseCardDto[]> {
  return listCourses({ featured: true });
}

export function listCoursesByCategory(categoryId: number): Promise<CourseCardDto[]> {
  return listCourses({ categoryId });
}

export async function findCourse(slug: string): Promise<CourseCardDto | null> {
  const row = await db.course.findFirst({ where: { slug, ...published() }, select: cardFields });
  return row && toCard(row);
}

/** What checkout charges for; the price in pence. */
export async function findCourseForSale(id: number) {
  return db.course.findFirst({
    where: { id, ...published() },
    select: { id: true, slug: true, title: true, pricePence: true },
  });
}

export async function findCourseSlug(id: number): Promise<string | null> {
  const row = await db.course.findFirst({ where: { id, ...published() }, select: { slug: true } });
  return row?.slug ?? null;
}

export async function findCategory(slug: string): Promise<CategoryDto | null> {
  return db.category.findUnique({
    where: { slug },
    select: { id: true, slug: true, name: true, description: true },
  });
}

export async function listLessonOutlines(courseId: number): Promise<LessonOutline[]> {
  return db.lesson.findMany({
    where: { courseId },
    orderBy: { position: "asc" },
    select: { id: true, position: true, title: true, durationMinutes: true, isPreview: true },
  });
}
