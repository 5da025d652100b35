import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import onHeaders from "on-headers";
import { isOwnOrigin } from "./own-origin.ts";
import { isRouterState } from "./router-state.ts";

/** Next answers any other method with a server error. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

const MAX_BODY = 1024 * 1024;

const LINGERING_MS = 5000;

export const UPLOADS = /^\/api\/uploads\//;

// The first answers with a server error; the others would give every page a second address.
const HIDDEN = /^\/(?:_global-error(?:[/?]|$)|_next\/data\/|[^?]*\.rsc(?:\?|$))/;

export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  if (HIDDEN.test(request.url ?? "")) request.url = "/_not-found";
  const refusal = findRefusal(request);
  if (!refusal) return false;
  const [status, message] = refusal;
  if (status === 405) response.setHeader("Allow", METHODS.join(", "));
  response.writeHead(status, { "content-type": "text/plain; charset=utf-8" }).end(message);
  return true;
}

type Answer = [status: 400 | 403 | 404 | 405 | 413, message: string];

function findRefusal({ method = "", url = "", headers }: IncomingMessage): Answer | null {
  if (!METHODS.includes(method)) return [405, "This method is not allowed here."];
  if (!isDecodable(url)) return [400, "This address is malformed."];
  // The files of this release were found before.
  if (url.startsWith("/_next/static/")) return [404, "This file belongs to another release."];
  if (!isRouterState(headers["next-router-state-tree"])) {
    return [400, "The header next-router-state-tree is malformed."];
  }
  const writes = method !== "GET" && method !== "HEAD";
  if (writes && isForeign(headers) && !ONE_CLICK.test(url))
    return [403, "This request came from another site."];
  if (statedLength(headers) <= MAX_BODY || UPLOADS.test(url)) return null;
  return [413, "This is too large."];
}

/** Next answers a malformed "%E0%A4" in a path with a server error. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split("?")[0] ?? "");
    return true;
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    return false;
  }
}

/** Webmail sends its own origin. The token in the address is the proof (RFC 8058). */
const ONE_CLICK = /^\/api\/newsletter\/unsubscribe\?/;

/** A browser sends at least one of the two headers. Other clients have none of our cookies to misuse. */
function isForeign(headers: IncomingMessage["headers"]): boolean {
  return headers.origin === undefined
    ? headers["sec-fetch-site"] === "cross-site"
    : !isOwnOrigin(headers);
}

function statedLength({ "content-length": length }: IncomingMessage["headers"]): number {
  return Number(length ?? 0);
}

/** A body of unstated length may never end, so the answer closes the connection instead of reading on. */
export function closeAfterUnreadBody(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (!headers["transfer-encoding"] && statedLength(headers) <= MAX_BODY) return;
  onHeaders(response, () => {
    if (request.complete) return;
    response.setHeader("Connection", "close");
    socket.destroySoon = () => linger(socket);
  });
}

/** Closing at once could lose the answer for a client that is still sending (RFC 9112, 9.6). */
function linger(socket: Socket): void {
  socket.end();
  socket
    .removeAllListeners("data")
    .on("data", () => {})
    .resume();
  const timer = setTimeout(() => socket.destroy(), LINGERING_MS);
  socket.once("close", () => clearTimeout(timer));
}
