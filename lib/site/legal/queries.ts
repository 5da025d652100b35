import { db, type Transaction } from "@/lib/db";
import type { FormValues } from "@/lib/forms/state";
import { type LegalKind, type LegalText, legalKind } from "./schema";

const fields = {
  number: true,
  version: true,
  title: true,
  introduction: true,
  contentHtml: true,
  publishedAt: true,
} as const;

export function findLegalText(
  kind: LegalKind,
  version?: string,
  client: Transaction = db,
): Promise<LegalText | null> {
  return client.legalText.findFirst({
    where: { kind, version },
    orderBy: { number: "desc" },
    select: fields,
  });
}

/** The version in force at that moment; null before the first one. */
export async function findVersionAt(kind: LegalKind, moment: Date): Promise<string | null> {
  const text = await db.legalText.findFirst({
    where: { kind, publishedAt: { lte: moment } },
    orderBy: { number: "desc" },
    select: { version: true },
  });
  return text?.version ?? null;
}

/** The database contains the first wording from the start. */
export async function readLegalText(kind: LegalKind): Promise<LegalText> {
  const text = await findLegalText(kind);
  if (!text) throw new Error(`There is no wording of ${kind}.`);
  return text;
}

export function listLegalVersions(kind: LegalKind) {
  return db.legalText.findMany({
    where: { kind },
    orderBy: { number: "desc" },
    select: { version: true, publishedAt: true },
  });
}

export function readLegalTexts(): Promise<(LegalText & { kind: LegalKind })[]> {
  return Promise.all(
    legalKind.options.map(async (kind) => ({ kind, ...(await readLegalText(kind)) })),
  );
}

export function toLegalForm({ number, title, introduction, contentHtml }: LegalText): FormValues {
  return { version: String(number), title, introduction, contentHtml };
}
