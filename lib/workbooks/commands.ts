import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { recordAudit } from "@/lib/audit/commands";
import { db } from "@/lib/db";
import { notFoundRefusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { forgetFiles } from "@/lib/media/commands";
import { readMedia, saveOnce } from "@/lib/media/files";
import { OWN_PREFIX, ownFile } from "@/lib/media/rules";
import { drawIcon } from "@/lib/site/brand/drawings";
import { readSite } from "@/lib/site/settings/queries";
import type { Site } from "@/lib/site/settings/schema";
import { drawCover } from "./pdf";
import { putInFront } from "./pdf-lib";
import { findWorkbook, type Workbook } from "./queries";

/** Increase it when the drawing of covers changes. */
const DRAWING = 3;

type Asked = { id: number; downloadUrl: string | null; hasCover: boolean };

/** The file to send: with its cover if the coach wants one. */
export async function workbookToSend({ id, downloadUrl, hasCover }: Asked): Promise<string | null> {
  if (!downloadUrl || !hasCover) return downloadUrl;
  return coveredWorkbook(id).catch((err: unknown) => {
    // The learner paid for the workbook, not for its cover, so send it without one.
    logger.error({ err, lessonId: id }, "a cover was not drawn");
    return downloadUrl;
  });
}

/** Throws Refusal 404, 415 or 503. */
export async function setCover(
  actor: string,
  { id, hasCover }: { id: number; hasCover: boolean },
): Promise<void> {
  const lesson = (await findWorkbook(id)) ?? notFound();
  const file = ownFile(lesson.downloadUrl);
  if (hasCover && file) await withCover(lesson, await readSite(), await readMedia(file));
  await db.$transaction(async (tx) => {
    await tx.lesson.update({ where: { id }, data: { hasCover, coveredUrl: null } });
    await forgetFiles(tx, [lesson.coveredUrl]);
    const change = { before: { hasCover: lesson.hasCover }, after: { hasCover } };
    await recordAudit(tx, { actor, action: "lesson.cover", subject: `lesson:${id}`, ...change });
  });
}

/** Call it before storing a workbook. Throws Refusal 415 if no cover can be put in front of it. */
export async function tryCover(id: number, path: string): Promise<void> {
  const lesson = await findWorkbook(id);
  if (lesson?.hasCover) await withCover(lesson, await readSite(), await readFile(path));
}

const underWay = new Map<string, Promise<void>>();

async function coveredWorkbook(id: number): Promise<string> {
  const lesson = (await findWorkbook(id)) ?? notFound();
  const site = await readSite();
  const file = ownFile(lesson.downloadUrl) ?? notFound();
  const covered = `${fingerprint(lesson, site)}/${basename(file)}`;
  const reference = `${OWN_PREFIX}${covered}`;
  if (lesson.coveredUrl === reference) return reference;
  // Learners who open the workbook at the same time share one drawing.
  const drawing = underWay.get(covered) ?? keep(lesson, site, { file, covered });
  underWay.set(covered, drawing);
  await drawing.finally(() => underWay.delete(covered));
  return reference;
}

type Files = { file: string; covered: string };

async function keep(lesson: Workbook, site: Site, { file, covered }: Files): Promise<void> {
  await saveOnce(covered, await withCover(lesson, site, await readMedia(file)));
  const { id, coveredUrl } = lesson;
  await db.$transaction(async (tx) => {
    await tx.lesson.update({ where: { id }, data: { coveredUrl: `${OWN_PREFIX}${covered}` } });
    await forgetFiles(tx, [coveredUrl]);
  });
}

async function withCover(lesson: Workbook, site: Site, workbook: Buffer): Promise<Buffer> {
  const mark = await drawIcon("icon-512.png", site);
  const { name: brand, coach } = site.brand;
  const cover = { ...wordsOf(lesson), brand, coach, colours: site.looks, mark };
  return putInFront(workbook, (size) => drawCover(cover, size));
}

function wordsOf({ title: lesson, course }: Workbook): { title: string; lesson: string } {
  return { title: course.workbookTitle ?? course.title, lesson };
}

/** Changes with everything that affects the file, so that a file with a given name never changes. */
function fingerprint(lesson: Workbook, { brand: { name, coach }, looks }: Site): string {
  const made = [DRAWING, lesson.downloadUrl, wordsOf(lesson), name, coach, looks];
  return createHash("sha256").update(JSON.stringify(made)).digest("hex").slice(0, 32);
}

function notFound(): never {
  throw notFoundRefusal("This workbook");
}
