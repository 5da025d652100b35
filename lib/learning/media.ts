import { openAsBlob } from "node:fs";
import { stat } from "node:fs/promises";
import path from "node:path";
import parseRange from "range-parser";
import { env } from "@/lib/env";
import { notFoundRefusal } from "@/lib/errors";

const contentTypes: Record<string, string> = {
  ".mp4": "video/mp4",
  ".vtt": "text/vtt; charset=utf-8",
  ".pdf": "application/pdf",
};

/**
 * Streams a file of the media folder, whole or the one range that is asked for (RFC 9110, 14). The
 * caller has checked that this person may have it. Next sets the length's header itself and refuses
 * ours, so players read the size from Content-Range.
 *
 * @throws Refusal 404 where the file is missing.
 */
export async function sendMedia(file: string, request: Request): Promise<Response> {
  const location = path.join(/* turbopackIgnore: true */ env.MEDIA_DIR, file);
  const found = await stat(location).catch(refuseMissing);
  const etag = `"${found.size.toString(36)}-${Math.floor(found.mtimeMs).toString(36)}"`;
  const headers = {
    "Accept-Ranges": "bytes",
    "Cache-Control": "private, no-store",
    "Content-Type": contentTypes[path.extname(file)] ?? "application/octet-stream",
    "X-Content-Type-Options": "nosniff",
    ETag: etag,
  };

  const range = readRange(request.headers, found.size, etag);
  if (range === "unsatisfiable") {
    return new Response(null, {
      status: 416,
      headers: { ...headers, "Content-Range": `bytes */${found.size}` },
    });
  }
  const { start, end } = range ?? { start: 0, end: found.size - 1 };
  // Backed by the file, so a film of any size is sent in small pieces and never held in memory.
  const body = request.method === "HEAD" ? null : await openAsBlob(location);
  return new Response(body?.slice(start, end + 1), {
    status: range ? 206 : 200,
    headers: {
      ...headers,
      ...(range && { "Content-Range": `bytes ${start}-${end}/${found.size}` }),
    },
  });
}

/** Null asks for the whole file: no range, several ranges, or one of an older version. */
function readRange(headers: Headers, size: number, etag: string) {
  const wanted = headers.get("range");
  const ifRange = headers.get("if-range");
  if (!wanted || (ifRange && ifRange !== etag)) return null;
  const ranges = parseRange(size, wanted);
  if (ranges === -1) return "unsatisfiable";
  const [range] = ranges === -2 || ranges.length > 1 ? [] : ranges;
  return range ?? null;
}

function refuseMissing(error: NodeJS.ErrnoException): never {
  if (error.code === "ENOENT") throw notFoundRefusal("This file");
  throw error;
}
