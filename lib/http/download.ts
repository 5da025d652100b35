import { toStream } from "./stream";

/**
 * A file for the reader's disk, written piece by piece, so that one of any length is never held in
 * memory. No browser may take it for a page of this site.
 */
export function downloadResponse(
  fileName: string,
  contentType: string,
  pieces: AsyncGenerator<string>,
): Response {
  return new Response(toStream(encode(pieces)), {
    headers: {
      "Content-Type": `${contentType}; charset=utf-8`,
      "Content-Disposition": `attachment; filename="${fileName}"`,
      "Content-Security-Policy": "sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

async function* encode(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}
