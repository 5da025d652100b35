import { isDeepStrictEqual } from "node:util";
import { recordAudit, recordEdit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import type { Move } from "@/lib/forms/fields";
import type { NestedTexts } from "@/lib/forms/nested";
import { moved } from "@/lib/lists/arrange";
import { addJob } from "@/lib/queue/commands";
import { findDraft, findVersion } from "./queries";
import {
  countPictures,
  MAX_PICTURES,
  MAX_SECTIONS,
  MAX_VERSIONS,
  nextSectionId,
  replacePart,
  toPartForm,
} from "./rules";
import type { PageContent, PartEdit, SectionChoice, StoredSection } from "./schema";

export const subject = (pageId: number) => `page:${pageId}`;

/** Locks the page, so that concurrent changes of its draft take turns. Throws Refusal 404. */
async function lockDraft(tx: Transaction, pageId: number): Promise<PageContent> {
  await tx.$executeRaw`SELECT 1 FROM "SitePage" WHERE id = ${pageId} FOR UPDATE`;
  const draft = await findDraft(pageId, tx);
  if (!draft) throw notFoundRefusal("This page");
  return draft;
}

async function writeDraft(tx: Transaction, pageId: number, draft: PageContent): Promise<void> {
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
    const id = nextSectionId(draft);
    const section = { id, kind, version: 1, isHidden: false, isSample: true, content };
    await writeDraft(tx, pageId, { ...draft, sections: [...draft.sections, section] });
    const after = { section: id, kind };
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
    const removed = action === "page.remove-section" ? before : { section: sectionId };
    await recordAudit(tx, { actor, action, subject: subject(pageId), before: removed });
    return sections;
  });
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

type Publication = {
  pageId: number;
  /** Null to publish at once. */
  publishAt: Date | null;
  /** Describes the changes in words. */
  describe: (before: PageContent | null, after: PageContent) => string;
};

/**
 * Calls off a version that is waiting for its day, and deletes versions beyond the newest `MAX_VERSIONS`. Returns
 * whether a version was waiting.
 */
export async function publishPage(actor: string, publication: Publication): Promise<boolean> {
  const { pageId, describe } = publication;
  return db.$transaction(async (tx) => {
    const content = await lockDraft(tx, pageId);
    const now = new Date();
    const publishAt = publication.publishAt ?? now;
    const calledOff = await callOffWaiting(tx, pageId, now);
    const shown = await findVersion(pageId, undefined, tx);
    if (shown && calledOff === 0 && isDeepStrictEqual(shown.content, content)) {
      throw new Refusal(409, "The site shows these words already; nothing was changed.");
    }
    const number = (await lastNumber(tx, pageId)) + 1;
    const changes = describe(shown?.content ?? null, content);
    await tx.pageVersion.create({
      data: { pageId, number, content, changes, publishAt, actorEmail: actor },
    });
    await tx.pageVersion.deleteMany({ where: { pageId, number: { lte: number - MAX_VERSIONS } } });
    if (publishAt > now) await announceAt(tx, publishAt);
    const after = { version: number, changes, publishAt };
    await recordAudit(tx, { actor, action: "page.publish", subject: subject(pageId), after });
    return calledOff > 0;
  });
}

/** Its words stay in the list of versions. */
async function callOffWaiting(tx: Transaction, pageId: number, now: Date): Promise<number> {
  const waiting = { pageId, publishAt: { gt: now } };
  const { count } = await tx.pageVersion.updateMany({ where: waiting, data: { publishAt: null } });
  return count;
}

async function lastNumber(tx: Transaction, pageId: number): Promise<number> {
  const { _max } = await tx.pageVersion.aggregate({ where: { pageId }, _max: { number: true } });
  return _max.number ?? 0;
}

/** Changes neither the draft nor what visitors see. Throws Refusal 409 if no version is waiting. */
export async function callOff(actor: string, pageId: number): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockDraft(tx, pageId);
    const last = await findVersion(pageId, undefined, tx);
    if ((await callOffWaiting(tx, pageId, new Date())) === 0 || !last) {
      throw new Refusal(409, "Nothing waits here any more: it is on the site, or was called off.");
    }
    const { number, changes, publishAt } = last;
    const before = { version: number, changes, publishAt };
    await recordAudit(tx, { actor, action: "page.call-off", subject: subject(pageId), before });
  });
}

/** The database announces a version when it is written; a later one needs another announcement at its time. */
function announceAt(tx: Transaction, moment: Date): Promise<void> {
  return addJob(tx, "announce-content", {}, `announce-content:${moment.toISOString()}`, moment);
}

/** Copies the version into the draft; visitors see it once it is published. Throws Refusal 404. */
export async function restoreVersion(
  actor: string,
  { pageId, number }: { pageId: number; number: number },
): Promise<void> {
  await db.$transaction(async (tx) => {
    await lockDraft(tx, pageId);
    const version = await findVersion(pageId, number, tx);
    if (!version) throw notFoundRefusal("This version");
    await writeDraft(tx, pageId, version.content);
    const after = { version: number };
    await recordAudit(tx, { actor, action: "page.restore", subject: subject(pageId), after });
  });
}
