import { createHash } from "node:crypto";
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

type Encoding = "br" | "gzip" | "identity";

/** Bytes that are ready to send, in each encoding that makes them smaller. */
export interface Representation {
  etag: string;
  headers: OutgoingHttpHeaders;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
}

const compressible = /^text\/|json|javascript|xml|svg|manifest/;

export async function represent(
  body: Buffer,
  headers: OutgoingHttpHeaders,
): Promise<Representation> {
  const etag = createHash("sha256").update(body).digest("base64url").slice(0, 27);
  const bodies: Representation["bodies"] = { identity: body };
  if (compressible.test(String(headers["content-type"]))) {
    const [br, gz] = await Promise.all([toBrotli(body), toGzip(body)]);
    if (br.length < body.length) bodies.br = br;
    if (gz.length < body.length) bodies.gzip = gz;
  }
  return { etag, headers, bodies };
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
  { etag, headers, bodies }: Representation,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const encoding = chooseEncoding(request.headers["accept-encoding"], bodies);
  const body = bodies[encoding] ?? bodies.identity;
  const tag = `"${etag}-${encoding}"`;
  const known = request.headers["if-none-match"];
  const status = known !== undefined && matches(known, etag) ? 304 : 200;
  response.writeHead(status, {
    ...headers,
    ...(encoding !== "identity" && { "content-encoding": encoding }),
    ...(status === 200 && { "content-length": body.length }),
    etag: tag,
  });
  response.end(status === 304 || request.method === "HEAD" ? undefined : body);
}

/** The same page in another encoding is the same page: weak comparison is what the RFC asks for. */
function matches(ifNoneMatch: string, etag: string): boolean {
  return ifNoneMatch.trim() === "*" || ifNoneMatch.includes(`"${etag}-`);
}

const chosen = new Map<string, Encoding[]>();

function chooseEncoding(accepted: string | undefined, bodies: Representation["bodies"]): Encoding {
  const wanted = accepted === undefined ? [] : (chosen.get(accepted) ?? rememberChoice(accepted));
  return wanted.find((encoding) => bodies[encoding]) ?? "identity";
}

/** Browsers send a handful of different headers; whoever sends more is parsed each time. */
function rememberChoice(accepted: string): Encoding[] {
  const choice = acceptableEncodings(accepted);
  if (chosen.size < 100) chosen.set(accepted, choice);
  return choice;
}

/** Ours, best first, of those that the client does not refuse (RFC 9110, 12.5.3). */
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

/** What is text says in which characters; JSON has one set only (RFC 8259, 8.1). */
export function withCharset(type: string): string {
  return /^text\/|\/(?:javascript|xml)$|\+xml$/.test(type) && !/charset/i.test(type)
    ? `${type}; charset=utf-8`
    : type;
}
