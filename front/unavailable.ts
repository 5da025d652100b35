import type { IncomingMessage, ServerResponse } from "node:http";
import onHeaders from "on-headers";
import { RETRY_SOON } from "../lib/database/retry-soon.ts";
import { isDeclaredUnavailable } from "../lib/request-context.ts";

/** The page's frame comes from the database, so it is cached while the database answers. */
export const UNAVAILABLE = "/unavailable";

/** Next's scripts would replace the address, which the reader wants to reload, with this page's own. */
const SCRIPTS = /<script\b[^>]*>.*?<\/script>/gs;

/** A plain form on a page of an earlier release, which Next answers with a bare line of text. */
function isOfEarlierRelease(request: IncomingMessage, response: ServerResponse): boolean {
  const isForm = request.method === "POST" && request.headers["next-action"] === undefined;
  return isForm && response.statusCode === 409;
}

/**
 * If a page or the gate fails because the database is away, Next sends an empty document with status 500. This
 * sends readers the site's own page instead, and tells every client when to retry.
 */
export function answerUnavailable(
  request: IncomingMessage,
  response: ServerResponse,
  cachedPage: () => Buffer | undefined,
): void {
  let page: string | undefined;
  let isEnding = false;
  onHeaders(response, () => {
    const isAway = response.statusCode === 500 && isDeclaredUnavailable();
    if (!isAway && !isOfEarlierRelease(request, response)) return;
    if (isAway) {
      response.statusCode = 503;
      for (const [name, value] of Object.entries(RETRY_SOON)) response.setHeader(name, value);
    }
    const html = request.headers.accept?.includes("text/html") && cachedPage()?.toString();
    if (!html) return;
    page = html.replaceAll(SCRIPTS, "");
    for (const name of ["Content-Length", "Content-Encoding", "Link"]) response.removeHeader(name);
    response.setHeader("Content-Type", "text/html; charset=utf-8");
    response.setHeader("Cache-Control", "private, no-store");
  });
  // Set before Next adds its compression, so that these see the compressed bytes too.
  response.write = new Proxy(response.write, {
    apply(write, self, sent) {
      // The `end` of an answer that is not on a socket calls `write`.
      return page === undefined || isEnding ? Reflect.apply(write, self, sent) : true;
    },
  });
  response.end = new Proxy(response.end, {
    apply(end, self, sent) {
      if (!response.headersSent) response.writeHead(response.statusCode);
      isEnding = true;
      return Reflect.apply(end, self, page === undefined ? sent : [page]);
    },
  });
}
