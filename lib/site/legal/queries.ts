import { cache } from "react";
import { db } from "@/lib/db";
import { pageContent } from "@/lib/site/pages/schema";
import { type LegalKind, legalKind } from "./schema";

/** The name of the version in force at that moment; null before the first one. */
export async function findVersionAt(kind: LegalKind, moment: Date): Promise<string | null> {
  const version = await db.pageVersion.findFirst({
    where: { page: { legal: kind }, publishAt: { lte: moment } },
    orderBy: { number: "desc" },
    select: { name: true },
  });
  return version?.name ?? null;
}

/** The database contains the first version from the start. */
export async function readVersionInForce(kind: LegalKind): Promise<string> {
  const name = await findVersionAt(kind, new Date());
  if (!name) throw new Error(`There is no version of ${kind}.`);
  return name;
}

export function readVersionsInForce() {
  return Promise.all(
    legalKind.options.map(async (kind) => ({ kind, version: await readVersionInForce(kind) })),
  );
}

/** A version that is, or once was, in force. */
export const findWording = cache(async (kind: LegalKind, name: string) => {
  const version = await db.pageVersion.findFirst({
    where: { page: { legal: kind }, name, publishAt: { lte: new Date() } },
    select: { content: true, publishAt: true },
  });
  const since = version?.publishAt;
  return since ? { content: pageContent.parse(version.content), since } : null;
});

export async function isLegalPage(pageId: number): Promise<boolean> {
  return (await db.sitePage.count({ where: { id: pageId, legal: { not: null } } })) > 0;
}
