import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { db, type Transaction } from "@/lib/db";
import { notFoundRefusal, Refusal } from "@/lib/errors";
import { toStream } from "@/lib/http/stream";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import type { Upload } from "@/lib/media/busboy";
import { removeMedia, saveMedia, sendMedia } from "@/lib/media/files";
import type { FilmPlace } from "@/lib/paths/back-office";
import { DAY_MS } from "@/lib/text/durations";

export function beginUpload(upload: FilmPlace & { id: string; fileName: string; size: number }) {
  return db.pendingUpload.create({ data: upload });
}

export async function findUpload({ place, placeId }: FilmPlace, id: string) {
  const upload = await db.pendingUpload.findFirst({ where: { id, place, placeId } });
  if (!upload) throw notFoundRefusal("This upload");
  return { ...upload, size: Number(upload.size), offset: Number(upload.offset) };
}

/** The newest upload if it was cut off. Choosing its file again resumes it. */
export async function findCutUpload(place: FilmPlace) {
  const upload = await db.pendingUpload.findFirst({
    where: { ...place, offset: { gt: 0 } },
    orderBy: { updatedAt: "desc" },
    select: { fileName: true, size: true, offset: true, storedAt: true },
  });
  if (!upload || upload.storedAt) return null;
  const percentage = Math.floor((Number(upload.offset) / Number(upload.size)) * 100);
  return { fileName: upload.fileName, percentage };
}

/**
 * Stores a part and returns the new offset. If two requests send the same part, only one is kept.
 *
 * @throws Refusal 409 if another request stored this part first
 */
export async function addPart(id: string, offset: number, content: Readable): Promise<number> {
  const part = `uploads/${id}/${offset}-${randomBytes(4).toString("hex")}.part`;
  let end = offset;
  async function* counted() {
    for await (const chunk of content) {
      end += chunk.length;
      yield chunk;
    }
  }
  await saveMedia(part, toStream(counted()));
  const { count } = await db.pendingUpload.updateMany({
    where: { id, offset },
    data: { offset: end, parts: { push: part } },
  });
  if (count === 1) return end;
  await removeMedia(part);
  throw new Refusal(409, "Another part of this file was quicker.");
}

/**
 * Joins the parts in a local file for `use`. Forgets them after success or a Refusal 415. Returns the address that
 * `use` claimed the upload with, also when it is called again.
 */
export async function withWholeUpload(
  place: FilmPlace,
  id: string,
  use: (upload: Omit<Upload, "fields">) => Promise<unknown>,
): Promise<string | null> {
  const upload = await findUpload(place, id);
  if (upload.storedAt) return upload.storedSrc;
  if (upload.offset < upload.size) throw new Refusal(409, "This file has not arrived whole yet.");
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    const path = join(folder, "file");
    await pipeline(readParts(upload.parts), createWriteStream(path));
    await use({ path, name: upload.fileName });
    const data = { storedAt: new Date(), parts: [] };
    const { storedSrc } = await db.pendingUpload.update({ where: { id }, data });
    await removeParts(upload.parts);
    return storedSrc;
  } catch (error) {
    // An earlier request may have stored the file, with its answer lost on the way.
    const now = await db.pendingUpload.findUnique({ where: { id } });
    if (now?.storedAt) return now.storedSrc;
    if (error instanceof Refusal && error.status === 415) await forgetUpload(upload);
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Call it in the transaction that adds the file: a repeated request must not add two. Throws Refusal 409. */
export async function claimUpload(
  tx: Transaction,
  id: string,
  storedSrc: string | null = null,
): Promise<void> {
  const data = { storedAt: new Date(), storedSrc };
  const { count } = await tx.pendingUpload.updateMany({ where: { id, storedAt: null }, data });
  if (count === 0) throw new Refusal(409, "This file is in its place already.");
}

async function* readParts(parts: string[]) {
  for (const part of parts) {
    const { body } = await sendMedia(part, new Request("http://this-site.invalid/"));
    if (body) yield* body;
  }
}

const KEPT_DAYS = 3;

/** Job: removes uploads that nobody resumed. */
export async function forgetUploads(): Promise<string> {
  const old = new Date(Date.now() - KEPT_DAYS * DAY_MS);
  const count = await untilNoneIsLeft(async (most) => {
    const uploads = await db.pendingUpload.findMany({
      where: { updatedAt: { lt: old } },
      orderBy: { updatedAt: "asc" },
      take: most,
    });
    for (const upload of uploads) await forgetUpload(upload);
    return uploads.length;
  });
  return `${count} abandoned uploads`;
}

async function forgetUpload({ id, parts }: { id: string; parts: string[] }): Promise<void> {
  await removeParts(parts);
  await db.pendingUpload.deleteMany({ where: { id } });
}

async function removeParts(parts: string[]): Promise<void> {
  for (const part of parts) await removeMedia(part);
}
