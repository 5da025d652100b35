import type { ServerResponse } from "node:http";

/**
 * Under this name a handler tells how many bytes it answers. Next drops the Content-Length of a
 * handler's answer and sends it in chunks of unknown number; Safari plays no film like that.
 */
export const LENGTH_HEADER = "X-Answer-Length";

/** Turns it into the true header of an answer that is about to leave; `next dev`, which has no front, does not. */
export function tellLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  response.setHeader("Content-Length", length);
}
