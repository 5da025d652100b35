import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import onHeaders from "on-headers";
import { isOwnOrigin } from "./own-origin.ts";

/** Next fails on any other, instead of refusing it. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** More than any form or call of a visitor holds, in bytes. Each of them has a limit of its own. */
const LARGEST_BODY = 1024 * 1024;

const LINGERING_MS = 5000;

/** Where the coach uploads files; what they may weigh is decided there. */
const UPLOADS = /^\/api\/uploads\//;

/**
 * Next's page for when all else fails has an address, and answers there with a server error. The data of
 * pages, which the App Router never asks for, would be a second address of everything, past nginx's rules.
 */
const NO_ADDRESS = /^\/(?:_global-error(?:[/?]|$)|_next\/data\/)/;

/** Answers, before anybody reads it, what nobody here takes. True where that was so. */
export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  if (NO_ADDRESS.test(request.url ?? "")) request.url = "/_not-found";
  const refusal = findRefusal(request);
  if (!refusal) return false;
  const [status, words] = refusal;
  if (status === 405) response.setHeader("Allow", METHODS.join(", "));
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(words);
  return true;
}

type RefusalInWords = [status: 400 | 403 | 405 | 413, words: string];

function findRefusal({ method = "", url = "", headers }: IncomingMessage): RefusalInWords | null {
  if (!METHODS.includes(method)) return [405, "Nothing here takes this method."];
  if (!isComplete(url)) return [400, "This address is not complete."];
  const writes = method !== "GET" && method !== "HEAD";
  if (writes && isForeign(headers)) return [403, "This request came from another site."];
  // A body of unstated length is measured by whoever reads it.
  if (statedLength(headers) <= LARGEST_BODY || UPLOADS.test(url)) return null;
  return [413, "This is too large."];
}

/** Next answers a malformed "%E0%A4" in a path with a server error. */
function isComplete(url: string): boolean {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return false;
  }
}

/**
 * A browser names the page's origin on everything that writes. Callers that are no browser send none, and
 * have no cookies of ours to misuse.
 */
function isForeign(headers: IncomingMessage["headers"]): boolean {
  return headers.origin === undefined
    ? headers["sec-fetch-site"] === "cross-site"
    : !isOwnOrigin(headers);
}

/** In bytes. */
function statedLength({ "content-length": length }: IncomingMessage["headers"]): number {
  return Number(length ?? 0);
}

/** What the answer did not wait for is not read to its end: of unstated length it may have none. */
export function hangUpOnTheRest(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  // Node throws away the rest of a small one by itself, and its connection goes on.
  if (!headers["transfer-encoding"] && statedLength(headers) <= LARGEST_BODY) return;
  onHeaders(response, () => {
    if (request.complete) return;
    response.setHeader("Connection", "close");
    socket.destroySoon = () => linger(socket);
  });
}

/**
 * Closed at once, a connection would take the answer from a client that is still writing (RFC 9112, 9.6):
 * what still comes is thrown away for a while.
 */
function linger(socket: Socket): void {
  socket.end();
  socket
    .removeAllListeners("data")
    .on("data", () => {})
    .resume();
  const timer = setTimeout(() => socket.destroy(), LINGERING_MS);
  socket.once("close", () => clearTimeout(timer));
}
