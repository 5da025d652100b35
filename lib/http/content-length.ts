import type { ServerResponse } from "node:http";

/**
 * The header in which a handler states the length of its response. Next drops a handler's Content-Length
 * and sends the response in chunks, without a total; Safari plays no film like that.
 */
export const LENGTH_HEADER = "X-Answer-Length";

/** Turns it into the real header just before a response is sent; not in `next dev`, which has no front. */
export function tellLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  response.setHeader("Content-Length", length);
}
