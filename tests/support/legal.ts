import { describeChanges } from "@/components/sections/changes";
import { db } from "@/lib/db";
import type { LegalKind } from "@/lib/site/legal/schema";
import { savePart } from "@/lib/site/pages/commands";
import { pageContent } from "@/lib/site/pages/schema";
import { publishPage } from "@/lib/site/pages/versions/commands";
import { COACH } from "./builders";

/** With its versions, the oldest first. */
export async function legalPage(kind: LegalKind) {
  const page = await db.sitePage.findUniqueOrThrow({
    where: { legal: kind },
    include: { versions: { orderBy: { number: "asc" } } },
  });
  const versions = page.versions.map((version) => ({
    ...version,
    content: pageContent.parse(version.content),
  }));
  return { ...page, draft: pageContent.parse(page.draft), versions };
}

/** Replaces the words of its first section. */
export async function publishWording(
  kind: LegalKind,
  html: string,
  { publishAt = null, actor = COACH }: { publishAt?: Date | null; actor?: string } = {},
): Promise<void> {
  const { id: pageId, draft } = await legalPage(kind);
  const [section] = draft.sections;
  if (!section) throw new Error(`The draft of ${kind} has no section.`);
  const { id: sectionId, kind: sectionKind, version } = section;
  await savePart(actor, { pageId, sectionId, kind: sectionKind, version, content: { html } });
  await publishPage(actor, { pageId, publishAt, describe: describeChanges });
}
