import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import type { Prisma } from "@/lib/generated/prisma/client";
import { siteOrder } from "@/lib/lists/arrange";
import type { TestimonialDto } from "./schema";

async function list({
  where,
  take,
}: Pick<Prisma.TestimonialFindManyArgs, "where" | "take">): Promise<TestimonialDto[]> {
  const rows = await db.testimonial.findMany({
    where: { ...where, isDraft: false },
    take,
    orderBy: siteOrder,
    select: { id: true, text: true, name: true, role: true, createdAt: true },
  });
  return rows.map((row) => ({
    ...row,
    content: row.text,
    createdAt: row.createdAt.toISOString(),
  }));
}

export function listTestimonials(): Promise<TestimonialDto[]> {
  return list({});
}

export function listHomeTestimonials(): Promise<TestimonialDto[]> {
  return list({ where: { onHome: true } });
}

export function listCourseTestimonials(courseId: number): Promise<TestimonialDto[]> {
  return list({ where: { courseId } });
}

export function listTestimonialsByRole(words: string): Promise<TestimonialDto[]> {
  return list({ where: { role: { contains: words, mode: "insensitive" } }, take: 3 });
}

const editedFields = {
  id: true,
  version: true,
  text: true,
  name: true,
  role: true,
  source: true,
  permission: true,
  onHome: true,
  courseId: true,
  isSample: true,
  isDraft: true,
} satisfies Prisma.TestimonialSelect;

export function listEditedTestimonials() {
  return db.testimonial.findMany({
    orderBy: siteOrder,
    select: editedFields,
  });
}

export function findEditedTestimonial(id: number, client: Transaction = db) {
  return client.testimonial.findUnique({ where: { id }, select: editedFields });
}

export function toTestimonialForm(
  row: Prisma.TestimonialGetPayload<{ select: typeof editedFields }>,
): FormValues {
  return {
    version: String(row.version),
    text: row.text,
    name: row.name,
    role: row.role,
    source: row.source,
    permission: row.permission,
    onHome: row.onHome ? "on" : "off",
    courseId: String(row.courseId ?? ""),
    isSample: row.isSample ? "on" : "off",
    isDraft: row.isDraft ? "on" : "off",
  };
}
