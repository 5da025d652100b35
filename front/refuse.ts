import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import onHeaders from "on-headers";

/** Next fails on any other, instead of refusing it. */
const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/** More than any form or call of a visitor holds, in bytes. Each of them has a limit of its own. */
const LARGEST_BODY = 1024 * 1024;

const LINGERING_MS = 5000;

/** Where the coach uploads files; what they may weigh is decided there. */
const UPLOADS = /^\/api\/uploads\//;

/** Next's page for when all else fails has an address, and answers there with a server error. */
const NO_ADDRESS = /^\/_global-error(?:[/?]|$)/;

/** Answers, before anybody reads it, what nobody here takes. True where that was so. */
export function refuse(request: IncomingMessage, response: ServerResponse): boolean {
  if (NO_ADDRESS.test(request.url ?? "")) request.url = "/_not-found";
  if (!METHODS.includes(request.method ?? "")) {
    response.writeHead(405, { allow: METHODS.join(", ") }).end();
    return true;
  }
  // A body of unannounced length is measured by whoever reads it.
  const length = Number(request.headers["content-length"] ?? 0);
  if (length <= LARGEST_BODY || UPLOADS.test(request.url ?? "")) return false;
  response.writeHead(413, { "content-type": "text/plain; charset=utf-8" });
  response.end("This is too large.");
  return true;
}

/** What the answer did not wait for is not read to its end: of unannounced length it may have none. */
export function hangUpOnTheRest(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  // A request without a body is not complete either while its own event is answered.
  if (!headers["transfer-encoding"] && !Number(headers["content-length"])) return;
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
