import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { link, mkdir, open, realpath, rm, stat } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import parseRange from "range-parser";
import { notFoundRefusal } from "@/lib/errors";
import { LENGTH_HEADER } from "@/lib/http/content-length";
import { toStream } from "@/lib/http/stream";
import { fileHeaders, fileTaken, type MediaStore } from "./store";

export function folderStore(folder: string): MediaStore {
  const place = (file: string) => path.join(/* turbopackIgnore: true */ folder, file);
  return {
    send: async (file, request, delivery) =>
      sendFile(await findFile(folder, place(file)), request, fileHeaders(delivery)),
    save: (file, content) => saveFile(place(file), content),
    remove: (file) => rm(place(file), { force: true }),
  };
}

type Found = { location: string; size: number; mtime: Date };

/** The whole file, or the one requested range (RFC 9110, 14). */
async function sendFile({ location, size, mtime }: Found, request: Request, init: HeadersInit) {
  const etag = `"${size.toString(36)}-${mtime.getTime().toString(36)}"`;
  const headers = new Headers(init);
  headers.set("Accept-Ranges", "bytes");
  headers.set("ETag", etag);
  headers.set("Last-Modified", mtime.toUTCString());

  const range = readRange(request, size, [etag, mtime.toUTCString()]);
  if (range === "unsatisfiable") {
    headers.set("Content-Range", `bytes */${size}`);
    headers.set(LENGTH_HEADER, "0");
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) headers.set("Content-Range", `bytes ${start}-${end}/${size}`);
  headers.set(LENGTH_HEADER, String(end + 1 - start));
  const isEmpty = request.method === "HEAD" || end < start;
  return new Response(isEmpty ? null : toStream(readPart(location, start, end)), {
    status: range ? 206 : 200,
    headers,
  });
}

async function* readPart(location: string, start: number, end: number) {
  yield* createReadStream(location, { start, end });
}

/** Null means the whole file: the request has no byte range, several, or one of another version. */
function readRange({ method, headers }: Request, size: number, versions: string[]) {
  const wanted = headers.get("range");
  const version = headers.get("if-range");
  if (method !== "GET" || !wanted || (version && !versions.includes(version))) return null;
  // The parser refuses a request for the last 500 bytes of a shorter file, which means the whole file.
  const clamped = wanted.replace(/^bytes=-(\d+)$/, (_, last) => `bytes=-${Math.min(last, size)}`);
  const ranges = parseRange(size, clamped);
  if (ranges === -2 || (ranges !== -1 && ranges.type !== "bytes")) return null;
  if (ranges === -1) return "unsatisfiable";
  return ranges.length === 1 ? (ranges[0] ?? null) : null;
}

/** Writes a draft, then links it to its name, which fails if the name is taken. */
async function saveFile(target: string, content: ReadableStream<Uint8Array>) {
  const draft = `${target}.${randomUUID()}`;
  await mkdir(path.dirname(target), { recursive: true });
  try {
    // Open the file before reading: a write stream that opens it later might do so after it was removed.
    const file = await open(draft, "wx");
    await pipeline(content, file.createWriteStream({ flush: true }));
    await link(draft, target);
    await flushFolder(path.dirname(target));
  } catch (error) {
    throw errorCode(error) === "EEXIST" ? fileTaken() : error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Without it, a power cut could lose the name of a file whose content is on the disk. */
async function flushFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  await opened.sync().finally(() => opened.close());
}

const MISSING = ["ENOENT", "ENOTDIR", "ENAMETOOLONG", "ELOOP"];

/** Throws Refusal 404 unless it is a file inside the folder, with symbolic links resolved. */
async function findFile(folder: string, named: string): Promise<Found> {
  try {
    const [root, location] = await Promise.all([realpath(folder), realpath(named)]);
    const found = await stat(location);
    if (!location.startsWith(root + path.sep) || !found.isFile())
      throw notFoundRefusal("This file");
    return { location, size: found.size, mtime: found.mtime };
  } catch (error) {
    throw MISSING.includes(errorCode(error)) ? notFoundRefusal("This file") : error;
  }
}

function errorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
