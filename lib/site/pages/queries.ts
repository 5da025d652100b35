import { cache } from "react";
import { db } from "@/lib/db";
import { type PageContent, pageContent } from "./schema";

/** What visitors read: the newest version whose time has come. */
const findPublishedPage = cache(async (path: string): Promise<PageContent | null> => {
  const version = await db.pageVersion.findFirst({
    where: { page: { path }, publishAt: { lte: new Date() } },
    orderBy: { number: "desc" },
    select: { content: true },
  });
  return version && pageContent.parse(version.content);
});

/** For an address that comes with the database. */
export async function readPublishedPage(path: string): Promise<PageContent> {
  const page = await findPublishedPage(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}

/** The names of the pages on which visitors see something that came with the site. */
export async function listSamplePages(): Promise<string[]> {
  const pages = await db.sitePage.findMany({ orderBy: { id: "asc" }, select: { path: true } });
  const published = await Promise.all(pages.map(({ path }) => findPublishedPage(path)));
  return published.flatMap((page) => (page && hasSample(page) ? [nameOf(page)] : []));
}

function hasSample({ head, sections }: PageContent): boolean {
  return head.isSample || sections.some(({ isSample, isHidden }) => isSample && !isHidden);
}

function nameOf({ head }: PageContent): string {
  return String(head.content.name);
}
