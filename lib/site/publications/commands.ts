import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import { nextPlace } from "@/lib/lists/arrange";
import { paths } from "@/lib/paths/public";
import { renameEverywhere } from "@/lib/site/renaming/commands";
import { slugFromTitle } from "@/lib/text/slugs";
import { findEditedPublication, toPublicationForm } from "./queries";
import type { NewPublication, PublicationEdit, PublicationType } from "./schema";

const subject = (id: number) => `publication:${id}`;

export async function createPublication(actor: string, data: NewPublication): Promise<number> {
  return db.$transaction(async (tx) => {
    const position = nextPlace(await tx.publication.aggregate({ _max: { position: true } }));
    const slug = hasPage(data) ? await freeSlug(tx, data) : null;
    const wasShown = !data.isDraft;
    const { id } = await tx.publication.create({ data: { ...data, slug, position, wasShown } });
    await recordAudit(tx, {
      actor,
      action: "publication.create",
      subject: subject(id),
      after: data,
    });
    return id;
  });
}

/** The former address of its page redirects. Throws EditConflict. */
export async function updatePublication(actor: string, input: PublicationEdit): Promise<void> {
  const { id, version, ...data } = input;
  await db.$transaction((tx) =>
    recordEdit(tx, {
      actor,
      action: "publication.edit",
      subject: subject(id),
      read: () => findEditedPublication(id, tx),
      write: async () => {
        const before = await tx.publication.findUnique({ where: { id, version } });
        if (!before) return { count: 0 };
        const slug = hasPage(data) ? await keptSlug(tx, before, data) : null;
        await keepFormerPath(tx, before, { type: data.type, slug });
        const wasShown = before.wasShown || !data.isDraft;
        const change = { ...data, slug, wasShown, version: { increment: 1 } };
        return tx.publication.updateMany({ where: { id, version }, data: change });
      },
      toForm: toPublicationForm,
    }),
  );
}

function hasPage({ contentHtml, audioUrl }: NewPublication): boolean {
  return contentHtml !== null || audioUrl !== null;
}

type Page = { type: PublicationType; slug: string | null };
type Row = Page & { id: number; wasShown: boolean };
type Named = Pick<NewPublication, "type" | "title">;

/** A page that visitors may have seen keeps its address when its title changes. */
async function keptSlug(tx: Transaction, before: Row, named: Named): Promise<string> {
  if (before.slug && before.type === named.type && before.wasShown) return before.slug;
  return freeSlug(tx, named, before.id);
}

async function keepFormerPath(tx: Transaction, before: Row, after: Page): Promise<void> {
  const [former, path] = [pathOf(before), pathOf(after)];
  if (path) await tx.formerPublicationPath.deleteMany({ where: { path } });
  if (!former || former === path || !before.wasShown) return;
  await tx.formerPublicationPath.create({ data: { path: former, publicationId: before.id } });
  await renameEverywhere(tx, [former, path]);
}

function pathOf({ type, slug }: Page): string | null {
  return slug && paths.publication({ type, slug });
}

/** A publication may take back its own former address. */
async function freeSlug(tx: Transaction, { type, title }: Named, id = 0): Promise<string> {
  // A title may contain no Latin letters.
  const base = slugFromTitle(title) || type;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const path = paths.publication({ type, slug });
    const taken = await tx.publication.count({ where: { type, slug, id: { not: id } } });
    const former = { path, publicationId: { not: id } };
    if (!taken && !(await tx.formerPublicationPath.count({ where: former }))) return slug;
  }
}

export async function deletePublication(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await findEditedPublication(id, tx);
    if (!before) throw notFoundRefusal("This publication");
    const former = { where: { publicationId: id }, select: { path: true } };
    const gone = await tx.formerPublicationPath.findMany(former);
    if (before.slug)
      gone.push({ path: paths.publication({ type: before.type, slug: before.slug }) });
    await tx.publication.delete({ where: { id } });
    await tx.goneAddress.createMany({ data: gone, skipDuplicates: true });
    await recordAudit(tx, { actor, action: "publication.delete", subject: subject(id), before });
  });
}
