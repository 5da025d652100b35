import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { PublicationDto, PublicationType } from "./schema";

export async function listPublications(type?: PublicationType): Promise<PublicationDto[]> {
  return db.publication.findMany({
    where: { type },
    orderBy: { position: "asc" },
    select: { id: true, type: true, title: true, description: true, imageUrl: true, link: true },
  });
}

const editedFields = {
  id: true,
  version: true,
  type: true,
  title: true,
  description: true,
  imageUrl: true,
  link: true,
  isSample: true,
} satisfies Prisma.PublicationSelect;

export function listEditedPublications() {
  return db.publication.findMany({
    orderBy: [{ position: "asc" }, { id: "asc" }],
    select: editedFields,
  });
}

export function findEditedPublication(id: number, client: Transaction = db) {
  return client.publication.findUnique({ where: { id }, select: editedFields });
}

export function toPublicationForm(
  row: Prisma.PublicationGetPayload<{ select: typeof editedFields }>,
): FormValues {
  return {
    version: String(row.version),
    type: row.type,
    title: row.title,
    description: row.description,
    link: row.link ?? "",
    isSample: row.isSample ? "on" : "off",
  };
}
