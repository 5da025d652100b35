import { cache } from "react";
import { keepLast } from "@/lib/database/keep-last";
import { keepUntilChange } from "@/lib/database/keep-until-change";
import { db, type Transaction } from "@/lib/db";
import { sha256 } from "@/lib/secrets";
import { readSite } from "@/lib/site/settings/queries";
import { fillInPlaces, hasSample, isSame, NOT_FOUND, nameOf } from "./rules";
import { type PageContent, pageContent, pageHead } from "./schema";

/** The page as visitors see it: the newest version whose time has come. */
const findPublishedPage = cache(readNewestVersion);

async function readNewestVersion(path: string) {
  const version = await db.pageVersion.findFirst({
    where: { page: { path }, publishAt: { lte: new Date() } },
    orderBy: { number: "desc" },
    select: {
      pageId: true,
      content: true,
      publishAt: true,
      page: { select: { isOff: true, legal: true, category: { select: { imageUrl: true } } } },
    },
  });
  if (!version) return null;
  const { pageId: id, publishAt, page } = version;
  const picture = page.category?.imageUrl ?? null;
  const inForceSince = page.legal && publishAt;
  return { id, isOff: page.isOff, picture, inForceSince, ...pageContent.parse(version.content) };
}

/** Only for addresses that the database contains from the start. */
export async function readPublishedPage(path: string, find = findPublishedPage) {
  const page = await find(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** Pages whose address the coach can choose. */
const own = { OR: [{ isOwn: true }, { category: { isNot: null } }] };

/** The address of the published page that is, or once was, at this address. */
export const findOwnAddress = cache(async (path: string): Promise<string | null> => {
  const page = await db.sitePage.findFirst({
    where: {
      OR: [{ path, ...own }, { formerAddresses: { some: { path } } }],
      versions: { some: { publishAt: { lte: new Date() } } },
    },
    select: { path: true },
  });
  return page?.path ?? null;
});

export async function listOwnAddresses(): Promise<string[]> {
  const pages = await db.sitePage.findMany({
    where: { ...own, versions: { some: { publishAt: { lte: new Date() } } } },
    orderBy: { id: "asc" },
    select: { path: true },
  });
  return pages.map(({ path }) => path);
}

export async function listOffAddresses(): Promise<string[]> {
  const pages = await db.sitePage.findMany({ where: { isOff: true }, select: { path: true } });
  return pages.map(({ path }) => path);
}

/** The names of pages on which visitors still see sample content. */
export async function listSamplePages(): Promise<string[]> {
  const pages = await db.sitePage.findMany({ orderBy: { id: "asc" }, select: { path: true } });
  const published = await Promise.all(pages.map(({ path }) => findPublishedPage(path)));
  return published.flatMap((page) =>
    page && !page.isOff && hasSample(page) ? [nameOf(page)] : [],
  );
}

export async function findDraft(id: number, client: Transaction = db): Promise<PageContent | null> {
  const page = await client.sitePage.findUnique({ where: { id }, select: { draft: true } });
  return page && pageContent.parse(page.draft);
}

const notCalledOff = { publishAt: { not: null } };

/** Without a number, the newest version that was not called off, even if it is not yet public. */
export async function findVersion(pageId: number, number?: number, client: Transaction = db) {
  const version = await client.pageVersion.findFirst({
    where: { pageId, ...(number === undefined ? notCalledOff : { number }) },
    orderBy: { number: "desc" },
  });
  return version && { ...version, content: pageContent.parse(version.content) };
}

export async function listEditedPages() {
  const pages = await db.sitePage.findMany({
    orderBy: [{ isOwn: "asc" }, { id: "asc" }],
    select: { id: true, path: true, isOff: true, draft: true, versions: newest },
  });
  return pages.map(({ id, path, isOff, draft, versions: [version] }) => {
    const content = pageContent.parse(draft);
    return {
      id,
      path,
      isOff,
      name: nameOf(content),
      isSample: hasSample(content),
      isPublished: version !== undefined,
      isChanged: !isSame(content, version && pageContent.parse(version.content)),
    };
  });
}

const newest = {
  where: notCalledOff,
  orderBy: { number: "desc" },
  take: 1,
  select: { content: true, publishAt: true, number: true },
} as const;

export function fingerprint(draft: PageContent): string {
  return sha256(JSON.stringify(draft));
}

export async function findEditedPage(id: number) {
  const page = await db.sitePage.findUnique({ where: { id }, include: { versions: newest } });
  if (!page) return null;
  const [version] = page.versions;
  const draft = pageContent.parse(page.draft);
  return {
    id,
    path: page.path,
    isOwn: page.isOwn,
    isOff: page.isOff,
    isLegal: page.legal !== null,
    draft,
    seen: fingerprint(draft),
    /** The time of the newest version if it is in the future. */
    waitsUntil: version?.publishAt && version.publishAt > new Date() ? version.publishAt : null,
    isChanged: !isSame(draft, version && pageContent.parse(version.content)),
    /** Whether visitors see a version of it. */
    isPublished: !page.isOff && (await findPublishedPage(page.path)) !== null,
  };
}

export function listVersions(pageId: number) {
  return db.pageVersion.findMany({
    where: { pageId },
    orderBy: { number: "desc" },
    select: {
      number: true,
      name: true,
      actorEmail: true,
      changes: true,
      publishAt: true,
      createdAt: true,
    },
  });
}

/** Every page includes it for the router, so it must not fail while the database is away. */
export const readNotFoundHead = keepLast(async () => {
  const [{ head }, site] = await Promise.all([keptNotFoundPage(), readSite()]);
  return fillInPlaces(pageHead.parse(head.content), site);
});

const keptNotFoundPage = keepUntilChange(() => readPublishedPage(NOT_FOUND, readNewestVersion));
