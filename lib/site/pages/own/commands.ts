import { recordAudit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { placeLink } from "@/lib/site/menus/commands";
import { subject } from "@/lib/site/pages/commands";
import { MAX_OWN_PAGES, mayBeOff, nameOf, newDraft } from "@/lib/site/pages/rules";
import { type NewPage, pageContent } from "@/lib/site/pages/schema";
import { renameEverywhere } from "@/lib/site/renaming/commands";

/** Visitors see the page once it is published. Throws Refusal 409 for a taken address. */
export async function createPage(actor: string, { name, path }: NewPage): Promise<number> {
  return db.$transaction(async (tx) => {
    await requireFree(tx, path);
    if ((await tx.sitePage.count({ where: { isOwn: true } })) >= MAX_OWN_PAGES) {
      throw new Refusal(409, `There is room for ${MAX_OWN_PAGES} pages; please delete one first.`);
    }
    const { id } = await tx.sitePage.create({ data: { path, isOwn: true, draft: newDraft(name) } });
    const after = { name, path };
    await recordAudit(tx, { actor, action: "page.create", subject: subject(id), after });
    return id;
  });
}

/** The former address redirects permanently. Throws Refusal 409 for a taken address. */
export async function changeAddress(
  actor: string,
  { pageId, path }: { pageId: number; path: string },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await lockOwn(tx, pageId);
    if (before.path === path) return;
    await requireFree(tx, path, pageId);
    await tx.formerAddress.deleteMany({ where: { path } });
    await tx.formerAddress.create({ data: { path: before.path, pageId } });
    await tx.sitePage.update({ where: { id: pageId }, data: { path } });
    await renameEverywhere(tx, [before.path, path]);
    await recordAudit(tx, {
      actor,
      action: "page.address",
      subject: subject(pageId),
      before: { path: before.path },
      after: { path },
    });
  });
}

/** Throws Refusal 404, also for a page that came with the site. */
export async function deletePage(actor: string, pageId: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await lockOwn(tx, pageId);
    const formers = await tx.formerAddress.findMany({ where: { pageId }, select: { path: true } });
    await tx.sitePage.delete({ where: { id: pageId } });
    const data = [{ path: before.path }, ...formers];
    await tx.goneAddress.createMany({ data, skipDuplicates: true });
    await placeLink(tx, actor, { path: before.path, label: "", place: "none" });
    await recordAudit(tx, { actor, action: "page.delete", subject: subject(pageId), before });
  });
}

/**
 * Takes a page that came with the site off it, or puts it back. Throws Refusal 409 for a page that the site needs.
 */
export async function switchPage(
  actor: string,
  { pageId, isOff }: { pageId: number; isOff: boolean },
): Promise<void> {
  await db.$transaction(async (tx) => {
    const page = await tx.sitePage.findUnique({ where: { id: pageId } });
    if (!page || !mayBeOff({ ...page, isLegal: page.legal !== null }))
      throw new Refusal(409, "This page cannot be taken off the site.");
    await tx.sitePage.update({ where: { id: pageId }, data: { isOff } });
    const action = isOff ? "page.off" : "page.on";
    await recordAudit(tx, { actor, action, subject: subject(pageId), after: { path: page.path } });
  });
}

async function lockOwn(tx: Transaction, id: number) {
  await tx.$executeRaw`SELECT 1 FROM "SitePage" WHERE id = ${id} FOR UPDATE`;
  const select = { path: true, draft: true };
  const page = await tx.sitePage.findUnique({ where: { id, isOwn: true }, select });
  if (!page) throw notFoundRefusal("This page");
  return page;
}

/** A page may take back its own former address. The lock keeps two pages from taking one address at the same time. */
async function requireFree(tx: Transaction, path: string, exceptId = 0): Promise<void> {
  await tx.$executeRaw`SELECT 1 FROM "SitePage" ORDER BY id FOR UPDATE`;
  const page = await tx.sitePage.findFirst({
    where: {
      id: { not: exceptId },
      OR: [{ path }, { formerAddresses: { some: { path } } }],
    },
    select: { path: true, draft: true },
  });
  if (!page) return;
  const name = nameOf(pageContent.parse(page.draft));
  const owner = page.path === path ? `the page “${name}”` : `old links of the page “${name}”`;
  throw new Refusal(409, `The address ${path} belongs to ${owner}. Please choose another.`);
}
