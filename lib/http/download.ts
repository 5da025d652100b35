import { encodeExtended } from "content-disposition";
import { toStream } from "./stream";

/** Streams the file piece by piece, so that even a long one is never held in memory. */
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

export function pdfResponse(fileName: string, pdf: BodyInit): Response {
  return new Response(pdf, {
    headers: {
      "Content-Type": "application/pdf",
      "Content-Disposition": disposition("inline", fileName),
      "X-Content-Type-Options": "nosniff",
    },
  });
}

async function* encode(pieces: AsyncGenerator<string>) {
  const encoder = new TextEncoder();
  for await (const piece of pieces) yield encoder.encode(piece);
}

/** Gives the full name (RFC 8187) and, for old programs, the closest ASCII name. */
export function disposition(type: "attachment" | "inline", fileName: string): string {
  const ascii = fileName.normalize("NFD").replaceAll(/[^\x20-\x7e]|["\\%]/g, "");
  // A name in another script would shrink to spaces and its ending, and some programs hide such files.
  const plain = /^[^a-z\d]*\.\w+$/i.test(ascii)
    ? `file${ascii.slice(ascii.lastIndexOf("."))}`
    : ascii;
  const whole = plain === fileName ? "" : `; filename*=${encodeExtended(fileName)}`;
  return `${type}; filename="${plain}"${whole}`;
}

/** Only the mail, for the frame of a preview, because mails have inline styles. */
export function mailResponse(html: string): Response {
  return new Response(html, {
    headers: { "Content-Type": "text/html; charset=utf-8", "X-Robots-Tag": "noindex" },
  });
}
