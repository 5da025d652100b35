import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/form-state";
import type { Prisma } from "@/lib/generated/prisma/client";
import { shown } from "@/lib/learning/access";
import { penceToDecimal } from "@/lib/money";

const editedFields = {
  id: true,
  version: true,
  slug: true,
  title: true,
  description: true,
  imageUrl: true,
  imageAlt: true,
  featured: true,
  isNew: true,
  categoryId: true,
  pricePence: true,
  workbookTitle: true,
  publishedAt: true,
} satisfies Prisma.CourseSelect;

export type EditedCourse = Prisma.CourseGetPayload<{ select: typeof editedFields }>;

/** For the back office: published or not. */
export function findEditedCourse(id: number, client: Transaction = db) {
  return client.course.findUnique({ where: { id }, select: editedFields });
}

/** The course as the back office's form shows it. */
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
    imageAlt: course.imageAlt ?? "",
  };
}

/** For the back office: every course in the order of the public lists. */
export async function listEditedCourses() {
  return db.course.findMany({
    orderBy: { position: "asc" },
    select: {
      id: true,
      title: true,
      pricePence: true,
      publishedAt: true,
      category: { select: { name: true } },
    },
  });
}

export function listCategories() {
  return db.category.findMany({
    orderBy: { position: "asc" },
    select: { id: true, name: true },
  });
}

/** What a publish check looks at: the lessons that a new buyer would get. */
export function listCheckedLessons(courseId: number, client: Transaction = db) {
  return client.lesson.findMany({
    where: { courseId, ...shown },
    orderBy: { position: "asc" },
    select: {
      id: true,
      title: true,
      description: true,
      durationMinutes: true,
      contentHtml: true,
      videoUrl: true,
      captionsUrl: true,
      isPreview: true,
    },
  });
}
