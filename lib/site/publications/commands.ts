import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import { nextPlace } from "@/lib/lists/arrange";
import { slugFromTitle } from "@/lib/text/slugs";
import { findEditedPublication, toPublicationForm } from "./queries";
import type { NewPublication, PublicationEdit } from "./schema";

const subject = (id: number) => `publication:${id}`;

export async function createPublication(actor: string, data: NewPublication): Promise<number> {
  return db.$transaction(async (tx) => {
    const position = nextPlace(await tx.publication.aggregate({ _max: { position: true } }));
    const slug = hasPage(data) ? await freeSlug(tx, data) : null;
    const { id } = await tx.publication.create({ data: { ...data, slug, position } });
    await recordAudit(tx, {
      actor,
      action: "publication.create",
      subject: subject(id),
      after: data,
    });
    return id;
  });
}

export async function updatePublication(actor: string, input: PublicationEdit): Promise<void> {
  const { id, version, ...data } = input;
  await db.$transaction((tx) =>
    recordEdit(tx, {
      actor,
      action: "publication.edit",
      subject: subject(id),
      read: () => findEditedPublication(id, tx),
      write: async () => {
        const slug = hasPage(data) ? await keptSlug(tx, input) : null;
        const change = { ...data, slug, version: { increment: 1 } };
        return tx.publication.updateMany({ where: { id, version }, data: change });
      },
      toForm: toPublicationForm,
    }),
  );
}

function hasPage({ contentHtml, audioUrl }: NewPublication): boolean {
  return contentHtml !== null || audioUrl !== null;
}

/** A page keeps its address when its title changes. */
async function keptSlug(tx: Transaction, { id, ...named }: PublicationEdit): Promise<string> {
  const before = await tx.publication.findUnique({ where: { id } });
  if (before?.slug && before.type === named.type) return before.slug;
  return freeSlug(tx, named);
}

async function freeSlug(
  tx: Transaction,
  { type, title }: Pick<NewPublication, "type" | "title">,
): Promise<string> {
  // A title may contain no Latin letters.
  const base = slugFromTitle(title) || type;
  for (let number = 1; ; number++) {
    const slug = number === 1 ? base : `${base}-${number}`;
    const where = { type_slug: { type, slug } };
    if (!(await tx.publication.findUnique({ where, select: { id: true } }))) return slug;
  }
}

export async function deletePublication(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await findEditedPublication(id, tx);
    if (!before) throw notFoundRefusal("This publication");
    await tx.publication.delete({ where: { id } });
    await recordAudit(tx, { actor, action: "publication.delete", subject: subject(id), before });
  });
}
