import type { ServerResponse } from "node:http";

/** Next drops a handler's Content-Length and sends chunks, which Safari does not play as a film. */
export const LENGTH_HEADER = "X-Answer-Length";

/** Not called in `next dev`, which has no production server. */
export function setContentLength(response: ServerResponse): void {
  const length = response.getHeader(LENGTH_HEADER);
  if (length === undefined) return;
  response.removeHeader(LENGTH_HEADER);
  response.setHeader("Content-Length", length);
}
