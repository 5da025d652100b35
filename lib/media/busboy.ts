import { createWriteStream } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Busboy } from "@fastify/busboy";
import { Refusal } from "@/lib/errors";

export type Upload = {
  path: string;
  name: string;
  fields: Record<string, string>;
};

type Limit = { maxBytes: number; refusal: string };

/** Bytes for the form's fields and boundaries. */
const FORM_BYTES = 64 * 1024;

/** Removes the file after `use`. Throws Refusal 400, 413 or 415, or 503 if our disk cannot store it. */
export async function receiveUpload<Answer>(
  request: Request,
  limit: Limit,
  use: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  if (Number(request.headers.get("content-length")) > limit.maxBytes + FORM_BYTES) {
    throw new Refusal(413, limit.refusal);
  }
  const folder = await mkdtemp(join(tmpdir(), "upload-"));
  try {
    return await use(await readForm(request, limit, join(folder, "file")));
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function readForm(request: Request, limit: Limit, path: string): Promise<Upload> {
  const contentType = request.headers.get("content-type") ?? "";
  if (!contentType.startsWith("multipart/form-data;") || !request.body) {
    throw new Refusal(415, "Please send a form with a file.");
  }
  const fields: Record<string, string> = {};
  let name = "";
  let written: Promise<void> | undefined;
  const form = new Busboy({
    headers: { "content-type": contentType },
    limits: { files: 1, fileSize: limit.maxBytes, fields: 5, fieldSize: 2000, parts: 6 },
  });
  form.on("field", (field, value) => {
    fields[field] = value;
  });
  form.on("file", (_field, file, fileName) => {
    // Browsers encode quotes in a file name like this (HTML standard, multipart/form-data).
    name = fileName.replaceAll("%22", '"');
    file.on("limit", () => form.destroy(new Refusal(413, limit.refusal)));
    // An error in one stream does not end the other, so pass it on. The first error is the one reported.
    form.on("error", () => file.destroy());
    written = writeToDisk(file, path);
    written.catch((error: Error) => form.destroy(error));
  });
  try {
    await pipeline(Readable.from(request.body), form);
    await written;
  } catch (error) {
    // Wait until the file is closed: an open file would survive the removal of its folder.
    await written?.catch(() => undefined);
    throw toRefusal(error);
  }
  if (!name || !written) throw new Refusal(400, "Please choose a file first.");
  return { path, name, fields };
}

/** An error of our disk, not of the uploading connection. */
class DiskError extends Error {}

async function writeToDisk(file: Readable, path: string): Promise<void> {
  try {
    await pipeline(file, createWriteStream(path));
  } catch (cause) {
    throw new DiskError("The disk did not take it", { cause });
  }
}

function toRefusal(cause: unknown): Refusal {
  if (cause instanceof Refusal) return cause;
  if (!(cause instanceof DiskError)) {
    return new Refusal(400, "The upload broke off. Please try again.", {}, { cause });
  }
  const words = "Our disk did not take this file, and may be full. Please try again later.";
  return new Refusal(503, words, {}, { cause });
}
