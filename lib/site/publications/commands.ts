import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import { nextPlace } from "@/lib/lists/arrange";
import { findEditedPublication, toPublicationForm } from "./queries";
import type { NewPublication, PublicationEdit } from "./schema";

const subject = (id: number) => `publication:${id}`;

export async function createPublication(actor: string, data: NewPublication): Promise<number> {
  return db.$transaction(async (tx) => {
    const position = nextPlace(await tx.publication.aggregate({ _max: { position: true } }));
    const { id } = await tx.publication.create({ data: { ...data, position } });
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
      write: () =>
        tx.publication.updateMany({
          where: { id, version },
          data: { ...data, version: { increment: 1 } },
        }),
      toForm: toPublicationForm,
    }),
  );
}

export async function deletePublication(actor: string, id: number): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await findEditedPublication(id, tx);
    if (!before) throw notFoundRefusal("This publication");
    await tx.publication.delete({ where: { id } });
    await recordAudit(tx, { actor, action: "publication.delete", subject: subject(id), before });
  });
}

export async function setPublicationCover(
  actor: string,
  id: number,
  imageUrl: string,
): Promise<void> {
  await db.$transaction(async (tx) => {
    const before = await findEditedPublication(id, tx);
    if (!before) throw notFoundRefusal("This publication");
    await tx.publication.update({ where: { id }, data: { imageUrl } });
    await recordAudit(tx, {
      actor,
      action: "publication.cover",
      subject: subject(id),
      before: { imageUrl: before.imageUrl },
      after: { imageUrl },
    });
  });
}
