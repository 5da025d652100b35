import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import onHeaders from "on-headers";
import { isOwnOrigin } from "./own-origin.ts";

/** Next fails on any other method instead of refusing it. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** More than any form or call of a visitor contains, in bytes. Each of them also has a limit of its own. */
const LARGEST_BODY = 1024 * 1024;

/** A page shows a handful of layouts within one another, each in a bracket or two of the router's state. */
const MOST_BRACKETS = 60;

const LINGERING_MS = 5000;

/** Where the coach uploads files; the handlers there decide how large these may be. */
const UPLOADS = /^\/api\/uploads\//;

/**
 * Next's page for when all else fails has an address of its own, and answers there with a server error.
 * The data files of pages, which the App Router never asks for, would be a second address for everything,
 * one that nginx's rules miss.
 */
const NO_ADDRESS = /^\/(?:_global-error(?:[/?]|$)|_next\/data\/)/;

/** Answers requests that nothing here accepts, before anyone reads them. True if it has answered. */
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
  if (!isReadableTree(headers["next-router-state-tree"])) {
    return [400, "This is not how a page's own script asks for another."];
  }
  const writes = method !== "GET" && method !== "HEAD";
  if (writes && isForeign(headers)) return [403, "This request came from another site."];
  // A body of unstated length is measured while it is read.
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
 * What Next's router says it shows already. Next reads it with this same check, but answers a server error.
 * The check takes time that grows with the square of the depth: a full header would hold everybody up.
 */
function isReadableTree(tree: string | string[] | undefined): boolean {
  if (String(tree).split(/\[|%5B/i).length > MOST_BRACKETS) return false;
  try {
    parseAndValidateFlightRouterState(tree);
    return true;
  } catch {
    return false;
  }
}

/**
 * A browser names the page's origin on every request that writes, or at least says that it crosses sites.
 * Clients other than browsers say neither, and have none of our cookies to misuse.
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

/** A body that the answer did not wait for is not read to its end: one of unstated length may never end. */
export function hangUpOnTheRest(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  // Node discards the rest of a small body by itself, and the connection can be used again.
  if (!headers["transfer-encoding"] && statedLength(headers) <= LARGEST_BODY) return;
  onHeaders(response, () => {
    if (request.complete) return;
    response.setHeader("Connection", "close");
    socket.destroySoon = () => linger(socket);
  });
}

/**
 * Closing the connection at once would take the answer away from a client that is still writing
 * (RFC 9112, 9.6), so whatever still arrives is discarded for a while.
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
