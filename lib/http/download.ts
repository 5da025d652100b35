import { toStream } from "./stream";

/** Written piece by piece, so that a file of any length is never held in memory. */
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
