import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import type { Move } from "@/lib/forms/fields";
import type { NestedTexts } from "@/lib/forms/nested";
import { moved } from "@/lib/lists/arrange";
import { findDraft } from "./queries";
import {
  countPictures,
  MAX_PICTURES,
  MAX_SECTIONS,
  nextSectionId,
  replacePart,
  toPartForm,
} from "./rules";
import type { PageContent, PartEdit, SectionChoice, StoredSection } from "./schema";

export const subject = (pageId: number) => `page:${pageId}`;

/** Locks the page, so that concurrent changes of its draft take turns. Throws Refusal 404. */
export async function lockDraft(tx: Transaction, pageId: number): Promise<PageContent> {
  await tx.$executeRaw`SELECT 1 FROM "SitePage" WHERE id = ${pageId} FOR UPDATE`;
  const draft = await findDraft(pageId, tx);
  if (!draft) throw notFoundRefusal("This page");
  return draft;
}

export async function writeDraft(
  tx: Transaction,
  pageId: number,
  draft: PageContent,
): Promise<void> {
  await tx.sitePage.update({ where: { id: pageId }, data: { draft } });
}

/** Saves a section, or the page's own fields if `sectionId` is null. Throws EditConflict. */
export async function savePart(actor: string, edit: PartEdit): Promise<void> {
  const { pageId, sectionId } = edit;
  await db.$transaction(async (tx) => {
    const draft = await lockDraft(tx, pageId);
    const read = async () => {
      const { head, sections } = (await findDraft(pageId, tx)) ?? draft;
      if (sectionId === null) return head;
      const kind = edit.kind;
      return sections.find((section) => section.id === sectionId && section.kind === kind) ?? null;
    };
    await recordEdit(tx, {
      actor,
      action: sectionId === null ? "page.edit" : "page.section",
      subject: subject(pageId),
      read,
      write: async () => {
        if ((await read())?.version !== edit.version) return { count: 0 };
        const edited = replacePart(draft, edit);
        if (countPictures(edited) > MAX_PICTURES) {
          throw new Refusal(
            409,
            `A page can hold ${MAX_PICTURES} pictures; please take some out first.`,
          );
        }
        await writeDraft(tx, pageId, edited);
        return { count: 1 };
      },
      toForm: toPartForm,
    });
  });
}

type NewSection = { pageId: number; kind: string; content: NestedTexts };

/** Adds the section at the end. */
export async function addSection(actor: string, { pageId, kind, content }: NewSection) {
  return db.$transaction(async (tx) => {
    const draft = await lockDraft(tx, pageId);
    if (draft.sections.length >= MAX_SECTIONS) {
      throw new Refusal(409, `A page can hold ${MAX_SECTIONS} sections; please remove one first.`);
    }
    const where = { id: pageId };
    const { lastSectionId } = await tx.sitePage.findUniqueOrThrow({ where });
    const id = nextSectionId(draft, lastSectionId);
    const section = { id, kind, version: 1, isHidden: false, isSample: true, content };
    await writeDraft(tx, pageId, { ...draft, sections: [...draft.sections, section] });
    await tx.sitePage.update({ where, data: { lastSectionId: id } });
    const after = describeSection(section);
    await recordAudit(tx, { actor, action: "page.add-section", subject: subject(pageId), after });
    return id;
  });
}

async function changeSections(
  actor: string,
  { pageId, sectionId }: SectionChoice,
  action: "page.move-section" | "page.hide-section" | "page.show-section" | "page.remove-section",
  change: (sections: StoredSection[]) => StoredSection[],
): Promise<StoredSection[]> {
  return db.$transaction(async (tx) => {
    const draft = await lockDraft(tx, pageId);
    const before = draft.sections.find(({ id }) => id === sectionId);
    if (!before) throw notFoundRefusal("This section");
    const sections = change(draft.sections);
    await writeDraft(tx, pageId, { ...draft, sections });
    const recorded = action === "page.remove-section" ? before : describeSection(before);
    await recordAudit(tx, { actor, action, subject: subject(pageId), before: recorded });
    return sections;
  });
}

function describeSection({ id, kind, content }: StoredSection) {
  return { section: id, kind, title: content.title || content.quote || undefined };
}

/** Returns the new place (1-based). */
export async function moveSection(actor: string, pageId: number, move: Move): Promise<number> {
  const choice = { pageId, sectionId: move.id };
  const sections = await changeSections(actor, choice, "page.move-section", (all) => {
    const byId = new Map(all.map((section) => [section.id, section]));
    const order = moved([...byId.keys()], move);
    return order.flatMap((id) => byId.get(id) ?? []);
  });
  return sections.findIndex(({ id }) => id === move.id) + 1;
}

export async function hideSection(actor: string, choice: SectionChoice, isHidden: boolean) {
  const action = isHidden ? "page.hide-section" : "page.show-section";
  await changeSections(actor, choice, action, (all) =>
    all.map((section) => (section.id === choice.sectionId ? { ...section, isHidden } : section)),
  );
}

export async function removeSection(actor: string, choice: SectionChoice): Promise<void> {
  await changeSections(actor, choice, "page.remove-section", (all) =>
    all.filter(({ id }) => id !== choice.sectionId),
  );
}
