import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { findSlugOwner } from "@/lib/courses/editing/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { nextPlace } from "@/lib/lists/arrange";
import { paths } from "@/lib/paths/public";
import { renameCategory, renameEverywhere } from "@/lib/site/renaming/commands";
import { type EditedCategory, findEditedCategory, toCategoryForm } from "./queries";
import { firstContent } from "./rules";
import type { CategoryEdit, NewCategory } from "./schema";

/** Sections choose what they list by these words or by a category's address. */
const CHOICES = ["featured", "home", "dancers", "all", "first", "book", "podcast", "article"];

const subject = (id: number) => `category:${id}`;

/** Publishes a page that lists its courses at once. Throws Refusal 409 for a taken address. */
export async function createCategory(actor: string, input: NewCategory): Promise<number> {
  return db.$transaction(async (tx) => {
    await requireFree(tx, input.slug);
    const content = firstContent(input);
    const version = { number: 1, content, changes: "First version", publishAt: new Date() };
    const page = await tx.sitePage.create({
      data: {
        path: paths.course(input.slug),
        draft: content,
        versions: { create: { ...version, actorEmail: actor } },
      },
    });
    const position = nextPlace(await tx.category.aggregate({ _max: { position: true } }));
    const data = { ...input, position, pageId: page.id };
    const { id } = await tx.category.create({ data });
    const after = input;
    await recordAudit(tx, { actor, action: "category.create", subject: subject(id), after });
    return id;
  });
}

/** The former address redirects permanently. Throws Refusal 409 for a taken address, or EditConflict. */
export async function updateCategory(actor: string, input: CategoryEdit): Promise<void> {
  const { id, version, ...data } = input;
  await db.$transaction(async (tx) => {
    const before = await lockCategory(tx, id);
    await recordEdit(tx, {
      actor,
      action: "category.edit",
      subject: subject(id),
      read: () => findEditedCategory(id, tx),
      write: async () => {
        if (before.version !== version) return { count: 0 };
        if (before.slug !== input.slug) await movePage(tx, before, input.slug);
        await tx.category.update({
          where: { id },
          data: { ...data, version: { increment: 1 } },
        });
        const after = await lockCategory(tx, id);
        await renameCategory(tx, before.slug, after.slug);
        await renameEverywhere(
          tx,
          [before.name, after.name],
          [before.page?.path, after.page?.path],
          [before.imageUrl, after.imageUrl],
        );
        return { count: 1 };
      },
      toForm: toCategoryForm,
    });
  });
}

/** Its addresses then redirect to the list of all courses. Throws Refusal 404, or 409 while it contains courses. */
export async function deleteCategory(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await lockCategory(tx, id);
    const courses = await tx.course.findMany({ where: { categoryId: id }, take: 5 });
    if (courses.length > 0) {
      const titles = courses.map(({ title }) => `“${title}”`).join(", ");
      throw new Refusal(409, `Still in use by ${titles}. Give each another category first.`);
    }
    await tx.category.delete({ where: { id } });
    if (before.page) await leadToAllCourses(tx, before.page);
    await recordAudit(tx, { actor, action: "category.delete", subject: subject(id), before });
  });
}

async function lockCategory(tx: Transaction, id: number): Promise<EditedCategory> {
  await tx.$executeRaw`SELECT 1 FROM "Category" WHERE id = ${id} FOR UPDATE`;
  const category = await findEditedCategory(id, tx);
  if (!category) throw notFoundRefusal("This category");
  return category;
}

async function requireFree(tx: Transaction, slug: string, except?: EditedCategory): Promise<void> {
  if (CHOICES.includes(slug)) {
    throw new Refusal(409, `The address /courses/${slug} is taken by the site itself.`);
  }
  const owner = await findSlugOwner(tx, slug, { pageId: except?.page?.id });
  if (owner) throw new Refusal(409, `The address “${slug}” belongs to ${owner}. Choose another.`);
}

async function movePage(tx: Transaction, category: EditedCategory, slug: string): Promise<void> {
  await requireFree(tx, slug, category);
  if (!category.page) return;
  const { id: pageId, path: former } = category.page;
  const path = paths.course(slug);
  await tx.formerAddress.deleteMany({ where: { path } });
  await tx.formerAddress.create({ data: { path: former, pageId } });
  await tx.sitePage.update({ where: { id: pageId }, data: { path } });
}

async function leadToAllCourses(tx: Transaction, page: { id: number; path: string }) {
  const { id: pageId } = await tx.sitePage.findUniqueOrThrow({ where: { path: paths.courses } });
  await tx.formerAddress.updateMany({ where: { pageId: page.id }, data: { pageId } });
  await tx.sitePage.delete({ where: { id: page.id } });
  await tx.formerAddress.create({ data: { path: page.path, pageId } });
}
