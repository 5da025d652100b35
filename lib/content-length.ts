import { subscribe } from "node:diagnostics_channel";
import { ServerResponse } from "node:http";
import onHeaders from "on-headers";

/**
 * Under this name a handler tells how many bytes it answers. Next drops the Content-Length of a
 * handler's answer and sends it in chunks of unknown number; Safari plays no film like that.
 */
export const LENGTH_HEADER = "X-Answer-Length";

/** Turns it into the true header of answers as they leave. */
export function sendContentLengths(): void {
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("response" in message)) return;
    if (!(message.response instanceof ServerResponse)) return;
    onHeaders(message.response, function () {
      const length = this.getHeader(LENGTH_HEADER);
      if (length === undefined) return;
      this.removeHeader(LENGTH_HEADER);
      this.setHeader("Content-Length", length);
    });
  });
}
