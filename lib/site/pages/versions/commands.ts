import { recordAudit } from "@/lib/audit/commands";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { addJob } from "@/lib/queue/commands";
import { legalVersion } from "@/lib/site/legal/rules";
import { lockDraft, subject, writeDraft } from "@/lib/site/pages/commands";
import { findVersion, fingerprint } from "@/lib/site/pages/queries";
import { isSame, MAX_VERSIONS, restored } from "@/lib/site/pages/rules";
import type { PageContent } from "@/lib/site/pages/schema";

type Publication = {
  pageId: number;
  /** Null to publish at once. */
  publishAt: Date | null;
  /** The fingerprint of the draft that the coach has looked at. */
  seen?: string;
  /** Describes the changes in words. */
  describe: (before: PageContent | null, after: PageContent) => string;
};

/**
 * Calls off a version that is waiting for its day, and deletes versions beyond the newest `MAX_VERSIONS`, except those
 * of legal texts. Returns whether a version was waiting.
 */
export async function publishPage(actor: string, publication: Publication): Promise<boolean> {
  const { pageId, describe } = publication;
  return db.$transaction(async (tx) => {
    const content = await lockDraft(tx, pageId);
    const { legal } = await tx.sitePage.findUniqueOrThrow({ where: { id: pageId } });
    if (publication.seen && publication.seen !== fingerprint(content)) {
      throw new Refusal(
        409,
        "This draft was changed after you opened this page; nothing was published. Please reload it, and look at the preview again.",
      );
    }
    if (legal) requireWords(content);
    const now = new Date();
    const publishAt = publication.publishAt ?? now;
    const calledOff = await callOffWaiting(tx, pageId, now);
    const shown = await findVersion(pageId, undefined, tx);
    if (shown && calledOff === 0 && isSame(content, shown.content)) {
      throw new Refusal(409, "The site shows these words already; nothing was changed.");
    }
    const number = (await lastNumber(tx, pageId)) + 1;
    const changes = describe(shown?.content ?? null, content);
    const name = legal && legalVersion(number, publishAt);
    await tx.pageVersion.create({
      data: { pageId, number, name, content, changes, publishAt, actorEmail: actor },
    });
    // While versions wait and are called off, visitors still see an old one.
    const old = { lte: number - MAX_VERSIONS, not: shown?.number };
    const tooOld = { pageId, name: null, number: old };
    await tx.pageVersion.deleteMany({ where: tooOld });
    if (publishAt > now) await announceAt(tx, publishAt);
    const after = { version: number, changes, publishAt };
    await recordAudit(tx, { actor, action: "page.publish", subject: subject(pageId), after });
    return calledOff > 0;
  });
}

/** Buyers agree to it. */
function requireWords({ sections }: PageContent): void {
  if (!sections.some(({ isHidden, content }) => !isHidden && content.html)) {
    throw new Refusal(409, "A legal text needs a section with text; nothing was published.");
  }
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
    const draft = await lockDraft(tx, pageId);
    const version = await findVersion(pageId, number, tx);
    if (!version) throw notFoundRefusal("This version");
    await writeDraft(tx, pageId, restored(version.content, draft));
    const after = { version: number };
    await recordAudit(tx, { actor, action: "page.restore", subject: subject(pageId), after });
  });
}
