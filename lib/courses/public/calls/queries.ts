import {
  courseFields,
  findAtAddress,
  onSale,
  published,
  toCourse,
} from "@/lib/courses/public/queries";
import type { CourseDto } from "@/lib/courses/public/schema";
import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";

// The calls' answers have a fixed shape (docs/calls.md) without the category's name, which would take another query.

export function answerFeatured(): Promise<CourseDto[]> {
  return answerCourses({ featured: true });
}

export async function answerCategory(categoryId: number): Promise<CourseDto[] | null> {
  const category = await db.category.findUnique({
    where: { id: categoryId },
    select: { id: true },
  });
  return category && answerCourses({ categoryId });
}

export function answerCourse(slug: string): Promise<CourseDto | null> {
  return findAtAddress(slug, async (where) => {
    const row = await db.course.findFirst({
      where: { ...where, ...published() },
      select: courseFields,
    });
    return row && toCourse(row);
  });
}

async function answerCourses(where: Prisma.CourseWhereInput): Promise<CourseDto[]> {
  const rows = await db.course.findMany({ ...onSale(where), select: courseFields });
  return rows.map(toCourse);
}
