import { randomBytes } from "node:crypto";
import path from "node:path";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { LENGTH_HEADER } from "@/lib/http/content-length";
import { disposition } from "@/lib/http/download";
import { bucketStore } from "./bucket";
import { folderStore } from "./folder";
import { cleanName } from "./rules";
import type { MediaStore } from "./store";

const kinds: Record<string, { type: string; isDownload?: true; sameOrigin?: true }> = {
  ".mp4": { type: "video/mp4" },
  ".mp3": { type: "audio/mpeg" },
  ".m4a": { type: "audio/mp4" },
  // Browsers load captions from another origin only with CORS headers.
  ".vtt": { type: "text/vtt; charset=utf-8", sameOrigin: true },
  ".pdf": { type: "application/pdf", isDownload: true },
  // The pages' content security policy allows pictures only from their own origin.
  ".webp": { type: "image/webp", sameOrigin: true },
  ".avif": { type: "image/avif", sameOrigin: true },
  ".jpg": { type: "image/jpeg", sameOrigin: true },
  // The parts of an upload, which only the site itself reads.
  ".part": { type: "application/octet-stream", sameOrigin: true },
};

const store = openStore();

function openStore(): MediaStore {
  const { MEDIA_DIR, MEDIA_ENDPOINT: endpoint, MEDIA_REGION: region, MEDIA_BUCKET: bucket } = env;
  const { MEDIA_ACCESS_KEY_ID: accessKeyId, MEDIA_SECRET_ACCESS_KEY: secretAccessKey } = env;
  if (MEDIA_DIR) return folderStore(MEDIA_DIR);
  if (endpoint && region && bucket && accessKeyId && secretAccessKey) {
    return bucketStore({ endpoint, region, bucket, accessKeyId, secretAccessKey });
  }
  throw new Error("No media store is configured, although lib/env.ts requires one.");
}

/** The caller has checked access. Throws Refusal 404 or 503. */
export function sendMedia(
  file: string,
  request: Request,
  name = path.basename(file),
): Promise<Response> {
  const { type, isDownload, sameOrigin } = kinds[path.extname(file)] ?? unknownKind;
  return store.send(file, request, {
    contentType: type,
    contentDisposition: disposition(isDownload ? "attachment" : "inline", name),
    sameOrigin: sameOrigin ?? false,
  });
}

const unknownKind: (typeof kinds)[string] = { type: "application/octet-stream", isDownload: true };

/** A name that nobody can guess. "4f1c…/Clár oibre.pdf" keeps the original name. Throws Refusal 415. */
export function newMediaFile(name: string): string {
  return `${randomBytes(16).toString("hex")}/${keptName(name)}`;
}

/** The part of a file's name that is kept. Throws Refusal 415. */
export function keptName(name: string): string {
  const { name: stem, ext } = path.parse(name.normalize("NFC"));
  const kind = ext.toLowerCase();
  if (!kinds[kind]) throw new Refusal(415, "Films are MP4, captions WebVTT, workbooks PDF.");
  const words = cleanName(stem);
  // Marks and joiners alone are invisible.
  const readable = /[\p{L}\p{N}\p{P}\p{S}]/u.test(words) ? words : "file";
  return `${readable}${kind}`;
}

/** In bytes. Throws Refusal 404 or 503. */
export async function sizeOfMedia(file: string): Promise<number> {
  const { headers } = await fetchMedia(file, "HEAD");
  return Number(headers.get(LENGTH_HEADER));
}

/** Throws Refusal 404 or 503. */
export async function readMedia(file: string): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(await (await fetchMedia(file, "GET")).arrayBuffer());
}

function fetchMedia(file: string, method: "GET" | "HEAD"): Promise<Response> {
  const { type } = kinds[path.extname(file)] ?? unknownKind;
  const delivery = { contentType: type, contentDisposition: "inline", sameOrigin: true };
  return store.send(file, new Request("http://this-site.invalid/", { method }), delivery);
}

export function saveMedia(file: string, content: ReadableStream<Uint8Array>): Promise<void> {
  return store.save(file, content, (kinds[path.extname(file)] ?? unknownKind).type);
}

/** For a file whose name is derived from its content: does nothing if it exists. */
export async function saveOnce(file: string, content: Buffer): Promise<void> {
  await saveMedia(file, new Blob([new Uint8Array(content)]).stream()).catch((error: unknown) => {
    if (!(error instanceof Refusal && error.status === 409)) throw error;
  });
}

export function removeMedia(file: string): Promise<void> {
  return store.remove(file);
}
