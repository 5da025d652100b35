import { encodeExtended } from "content-disposition";
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
      "Content-Disposition": disposition("attachment", fileName),
      "Content-Security-Policy": "sandbox",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

async function* encode(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/** With all letters of the name (RFC 8187), and for old programs with the nearest that ASCII has. */
export function disposition(type: "attachment" | "inline", fileName: string): string {
  const ascii = fileName.normalize("NFD").replaceAll(/[^\x20-\x7e]|["\\%]/g, "");
  // Of a name in another script only spaces and the ending are left, which some programs hide.
  const plain = /^[^a-z\d]*\.\w+$/i.test(ascii)
    ? `file${ascii.slice(ascii.lastIndexOf("."))}`
    : ascii;
  const whole = plain === fileName ? "" : `; filename*=${encodeExtended(fileName)}`;
  return `${type}; filename="${plain}"${whole}`;
}
