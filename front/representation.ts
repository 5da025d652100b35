import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { securityHeaders } from "./security-headers.ts";

type Encoding = "br" | "gzip" | "identity";

/** The bytes, and the header names and values in the flat form that Node writes fastest. */
type Ready = {
  body: Buffer;
  head: string[];
};

/** What is ready to send, in each encoding that makes it smaller. */
export type Representation = {
  etag: string;
  encodings: Partial<Record<Encoding, Ready>> & { identity: Ready };
};

const compressible = /^text\/|json|javascript|xml|svg|manifest/;

export async function represent(
  body: Buffer,
  headers: Record<string, string>,
): Promise<Representation> {
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 27);
  const ready = (bytes: Buffer, encoding: Encoding) => ({
    body: bytes,
    head: listHeaders({ ...headers, etag: `"${etag}-${encoding}"` }, encoding),
  });
  const encodings: Representation["encodings"] = { identity: ready(body, "identity") };
  if (compressible.test(String(headers["content-type"]))) {
    const [br, gz] = await Promise.all([toBrotli(body), toGzip(body)]);
    if (br.length < body.length) encodings.br = ready(br, "br");
    if (gz.length < body.length) encodings.gzip = ready(gz, "gzip");
  }
  return { etag, encodings };
}

function listHeaders(headers: Record<string, string>, encoding: Encoding): string[] {
  return [
    ...securityHeaders,
    ...Object.entries(headers),
    ...(encoding === "identity" ? [] : [["content-encoding", encoding]]),
  ].flat();
}

function toBrotli(body: Buffer): Promise<Buffer> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  return promisify(brotliCompress)(body, { params });
}

function toGzip(body: Buffer): Promise<Buffer> {
  return promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION });
}

/** Answers GET and HEAD, also conditional ones (RFC 9110, 13.1.2). */
export function send(
  { etag, encodings }: Representation,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { body, head } = choose(request.headers["accept-encoding"], encodings);
  const known = request.headers["if-none-match"];
  if (known !== undefined && matches(known, etag)) {
    response.writeHead(304, head).end();
    return;
  }
  response.writeHead(200, [...head, "content-length", String(body.length)]);
  response.end(request.method === "HEAD" ? undefined : body);
}

/** The same page in another encoding is still the same page: the RFC asks for weak comparison. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(`"${etag}-`);
}

const chosen = new Map<string, Encoding[]>();

function choose(accepted: string | undefined, encodings: Representation["encodings"]): Ready {
  const wanted = accepted === undefined ? [] : (chosen.get(accepted) ?? rememberChoice(accepted));
  const best = wanted.find((encoding) => encodings[encoding]) ?? "identity";
  return encodings[best] ?? encodings.identity;
}

/** Browsers send only a handful of different values; beyond a hundred, each is parsed every time. */
function rememberChoice(accepted: string): Encoding[] {
  const choice = acceptableEncodings(accepted);
  if (chosen.size < 100) chosen.set(accepted, choice);
  return choice;
}

/** Our encodings that the client does not refuse, best first (RFC 9110, 12.5.3). */
export function acceptableEncodings(accepted: string): Encoding[] {
  const named = new Map(
    accepted.split(",").map((part) => {
      const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
      const quality = parameters.find((text) => text.startsWith("q="))?.slice(2);
      return [name, quality === undefined ? 1 : Number(quality)];
    }),
  );
  const accepts = (encoding: Encoding) => (named.get(encoding) ?? named.get("*") ?? 0) > 0;
  return (["br", "gzip"] as const).filter(accepts);
}

/** Text has to name its character set; JSON has only one (RFC 8259, 8.1). */
export function withCharset(type: string): string {
  return /^text\/|\/(?:javascript|xml)$|\+xml$/.test(type) && !/charset/i.test(type)
    ? `${type}; charset=utf-8`
    : type;
}
