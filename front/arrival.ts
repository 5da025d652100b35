import type { IncomingMessage } from "node:http";
import { UPLOADS } from "./refuse.ts";

const PATIENCE_MS = 60_000;

/** Cuts off a body that takes longer than a minute, or an upload that makes no progress for a minute. */
export function limitArrival(request: IncomingMessage): void {
  const { headers, socket, url = "" } = request;
  if (!headers["content-length"] && !headers["transfer-encoding"]) return;
  let arrived = socket.bytesRead;
  const timer = setInterval(() => {
    if (request.complete) return;
    if (!UPLOADS.test(url) || socket.bytesRead === arrived) socket.destroy();
    arrived = socket.bytesRead;
  }, PATIENCE_MS);
  request.once("close", () => clearInterval(timer));
}
