import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import type { Prisma } from "@/lib/generated/prisma/client";
import { siteOrder } from "@/lib/lists/arrange";

const editedFields = {
  id: true,
  version: true,
  name: true,
  slug: true,
  description: true,
  imageUrl: true,
  page: { select: { id: true, path: true } },
  _count: { select: { courses: true } },
} satisfies Prisma.CategorySelect;

export type EditedCategory = Prisma.CategoryGetPayload<{ select: typeof editedFields }>;

export function listEditedCategories() {
  return db.category.findMany({
    orderBy: siteOrder,
    select: editedFields,
  });
}

export function findEditedCategory(id: number, client: Transaction = db) {
  return client.category.findUnique({ where: { id }, select: editedFields });
}

export function toCategoryForm(category: EditedCategory): FormValues {
  return {
    version: String(category.version),
    name: category.name,
    slug: category.slug,
    description: category.description,
    imageUrl: category.imageUrl ?? "",
  };
}
