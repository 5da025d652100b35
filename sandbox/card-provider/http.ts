import type { IncomingMessage, ServerResponse } from "node:http";
import { invalidRequest } from "./errors";

const MAX_BODY = 256 * 1024;

export type Reply = {
  status: number;
  body: string;
  headers: Record<string, string>;
};

export function reply(status: number, type: string, body: string, headers = {}): Reply {
  return { status, body, headers: { "Content-Type": type, ...headers } };
}

export function json(status: number, value: unknown, headers = {}): Reply {
  return reply(status, "application/json", JSON.stringify(value, null, 2), headers);
}

export function html(status: number, page: string): Reply {
  return reply(status, "text/html; charset=utf-8", page);
}

export function seeOther(location: string): Reply {
  return { status: 303, body: "", headers: { Location: location } };
}

export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size <= MAX_BODY) chunks.push(chunk);
  }
  // Thrown only after reading to the end: a sender that is cut off would see a lost connection instead.
  if (size > MAX_BODY) throw invalidRequest("The request is too large.", { status: 413 });
  return Buffer.concat(chunks).toString("utf8");
}

export function write(response: ServerResponse, { status, body, headers }: Reply) {
  response.writeHead(status, {
    "Content-Length": Buffer.byteLength(body),
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
    ...headers,
  });
  response.end(body);
}

/** Sends the head and half of the body, then breaks the connection. */
export function writeHalf(response: ServerResponse, { status, body, headers }: Reply) {
  response.writeHead(status, { "Content-Length": Buffer.byteLength(body), ...headers });
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

/** Browsers send their page's origin with every form post; programs send none. */
export function isFromElsewhere({ headers }: IncomingMessage, ownOrigin: string): boolean {
  const { origin = ownOrigin } = headers;
  return origin !== ownOrigin && origin !== ownOrigin.replace("127.0.0.1", "localhost");
}
