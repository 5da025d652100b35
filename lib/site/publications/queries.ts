import { db, type Transaction } from "@/lib/db";
import { cleanHtml } from "@/lib/forms/html";
import type { FormValues } from "@/lib/forms/state";
import type { Prisma } from "@/lib/generated/prisma/client";
import { siteOrder } from "@/lib/lists/arrange";
import { paths } from "@/lib/paths/public";
import { readOffAddresses } from "@/lib/site/pages/off/queries";
import { leaveOutLinks } from "@/lib/site/pages/off/rules";
import { listPathOf } from "./rules";
import { type PublicationDto, type PublicationType, publicationType } from "./schema";

const cardFields = {
  id: true,
  type: true,
  title: true,
  description: true,
  imageUrl: true,
  link: true,
  slug: true,
} satisfies Prisma.PublicationSelect;

/** A card links to the publication's own page if there is one. */
function toCard({
  slug,
  ...row
}: Prisma.PublicationGetPayload<{ select: typeof cardFields }>): PublicationDto {
  return slug ? { ...row, link: paths.publication({ type: row.type, slug }) } : row;
}

export async function listPublications(type?: PublicationType): Promise<PublicationDto[]> {
  const rows = await db.publication.findMany({
    where: { type, isDraft: false },
    orderBy: siteOrder,
    select: cardFields,
  });
  const off = await readOffAddresses();
  return rows.map((row) => leaveOutLinks(toCard(row), off));
}

export async function listPublicationAddresses(): Promise<string[]> {
  const rows = await db.publication.findMany({
    where: { isDraft: false, slug: { not: null } },
    orderBy: siteOrder,
    select: { type: true, slug: true },
  });
  return rows.flatMap(({ type, slug }) => (slug ? paths.publication({ type, slug }) : []));
}

const pageFields = { ...cardFields, contentHtml: true, audioUrl: true };

/** `elsewhere` is where it can be bought, heard or read, unless only here. */
async function toPage({
  contentHtml,
  audioUrl,
  ...row
}: Prisma.PublicationGetPayload<{ select: typeof pageFields }>) {
  const card = toCard(row);
  const elsewhere = row.link === card.link ? null : row.link;
  const page = { ...card, html: cleanHtml(contentHtml ?? ""), audioUrl, elsewhere };
  return leaveOutLinks(page, await readOffAddresses());
}
export type PublicationPage = Awaited<ReturnType<typeof toPage>>;

export async function findPublicationPage(path: string): Promise<PublicationPage | null> {
  const page = readPagePath(path);
  const row = page && (await db.publication.findFirst({ where: page, select: pageFields }));
  return row && toPage(row);
}

function readPagePath(path: string) {
  const [, kind, slug] = /^\/publications\/(book|podcast|article)s\/(.+)$/.exec(path) ?? [];
  const { data: type } = publicationType.safeParse(kind);
  return type && slug ? { type, slug, isDraft: false } : null;
}

/** The page as visitors will see it, also of a draft. */
export async function findPublicationPreview(id: number) {
  const select = { ...pageFields, isDraft: true };
  const row = await db.publication.findUnique({ where: { id, slug: { not: null } }, select });
  if (!row) return null;
  const { isDraft, ...page } = row;
  return { isDraft, page: await toPage(page) };
}

/**
 * Where an address that visitors may know leads: to the publication's page, or to the list of its kind if it has
 * none or is a draft again.
 */
export async function findMovedPublication(path: string): Promise<string | null> {
  const page = readPagePath(path);
  const hidden = page ? [{ ...page, isDraft: true, wasShown: true }] : [];
  const moved = await db.publication.findFirst({
    where: { OR: [{ formerPaths: { some: { path } } }, ...hidden] },
    select: { type: true, slug: true, isDraft: true },
  });
  if (!moved) return null;
  const { type, slug, isDraft } = moved;
  if (slug && !isDraft) return paths.publication({ type, slug });
  return (await readOffAddresses()).includes(listPathOf(type)) ? null : listPathOf(type);
}

const editedFields = {
  id: true,
  version: true,
  type: true,
  title: true,
  description: true,
  imageUrl: true,
  link: true,
  slug: true,
  contentHtml: true,
  audioUrl: true,
  isSample: true,
  isDraft: true,
} satisfies Prisma.PublicationSelect;

export function listEditedPublications() {
  return db.publication.findMany({
    orderBy: siteOrder,
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
    contentHtml: row.contentHtml ?? "",
    audioUrl: row.audioUrl ?? "",
    imageUrl: row.imageUrl ?? "",
    isSample: row.isSample ? "on" : "off",
    isDraft: row.isDraft ? "on" : "off",
  };
}
