import { AsyncResource } from "node:async_hooks";
import { randomBytes, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import onHeaders from "on-headers";
import { env } from "../lib/env.ts";
import { setContentLength } from "../lib/http/content-length.ts";
import { isDraining } from "../lib/http/draining.ts";
import { firstTouchHash, hashOf } from "../lib/http/first-touch.ts";
import { logger } from "../lib/logger.ts";
import { declaredStyle, isDeclaredNotFound, withRequestId } from "../lib/request-context.ts";
import { limitArrival } from "./arrival.ts";
import type { ContentRevision } from "./content-revision.ts";
import { PageCache } from "./page-cache.ts";
import { closeAfterUnreadBody, refuse } from "./refuse.ts";
import { type Representation, send, withCharset } from "./representation.ts";
import {
  checkoutHeaders,
  contentSecurityPolicy,
  FRAMED_PATH,
  framedPolicy,
  isCheckout,
  isMailPreview,
  mailedPicture,
  mailPreview,
  securityHeaders,
  withStyle,
} from "./security-headers.ts";
import { StaticFiles } from "./static-files.ts";
import { logAnswer, refuseWhileDraining, Traffic } from "./traffic.ts";
import { setTrustedHeaders } from "./trusted-proxy.ts";
import { answerUnavailable, UNAVAILABLE } from "./unavailable.ts";
import { answerWordsFirst, isPersonalPage } from "./words-first.ts";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const POLICY = "content-security-policy";

const HEALTH = "/api/health";

/** Next redirects an address with a trailing slash, but no provider follows a redirect. */
const WEBHOOK_WITH_SLASH = /^(\/api\/webhooks\/[^/?]+)\/(?=\?|$)/;

type Front = {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  pages: PageCache;
  traffic: Traffic;
};

export async function createFront(next: NextHandler, content: ContentRevision): Promise<Front> {
  const files = await StaticFiles.read(env.NEXT_DIST_DIR);
  const release = await readFile(join(env.NEXT_DIST_DIR, "BUILD_ID"), "utf8");
  const pages = new PageCache(
    (request, response) => {
      keepPolicy(request, response);
      return withRequestId(randomUUID(), () => renderByNext(request, response));
    },
    release,
    content,
  );
  const traffic = new Traffic();

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      traffic.track(request, response);
      closeAfterUnreadBody(request, response);
      limitArrival(request);
      const cached = await findCached(request);
      if (cached) send(cached, request, response);
      else await answerDynamically(request, response);
    } catch (error) {
      logger.error({ err: error }, "request failed");
      if (!response.headersSent) response.writeHead(500, securityHeaders.flat());
      response.end();
    }
  }

  async function answerDynamically(
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    const id = randomUUID();
    response.setHeader("X-Request-Id", id);
    logAnswer(request, response, id);
    setPolicy(request, response);
    if (refuse(request, response)) return;
    if (isDraining() && request.url !== HEALTH) return refuseWhileDraining(response);
    if (crossesCheckout(request)) return void response.writeHead(204).end();
    return withRequestId(id, () =>
      isPersonalPage(request)
        ? answerWordsFirst(request, response, askNext)
        : answerByNext(request, response),
    );
  }

  function askNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    keepPolicy(request, response);
    return answerByNext(request, response);
  }

  async function findCached(request: IncomingMessage): Promise<Representation | undefined> {
    if (!isRead(request) || isDraining()) return undefined;
    return files.find(request) ?? (await pages.find(request));
  }

  function answerByNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    setTrustedHeaders(request);
    request.url = request.url?.replace(WEBHOOK_WITH_SLASH, "$1");
    onHeaders(response, () => {
      setCharset(response);
      setContentLength(response);
    });
    answerUnavailable(request, response, () => pages.lastRendered(UNAVAILABLE)?.identity.body);
    return renderByNext(request, response);
  }

  /** Next's router accepts a page only with status 200; with any other status it loads the document. */
  function renderByNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const setStatus = AsyncResource.bind(() => {
      const isAnswered = response.statusCode === 200;
      if (isAnswered && isDeclaredNotFound() && request.headers.rsc === undefined) {
        response.statusCode = 404;
      }
      const style = declaredStyle();
      const policy = response.getHeader(POLICY);
      if (style && policy) response.setHeader(POLICY, withStyle(String(policy), hashOf(style)));
    });
    onHeaders(response, setStatus);
    return next(request, response);
  }

  return { handle, pages, traffic };
}

/** Next takes the nonce for its own scripts from the policy in the request's headers. */
function setPolicy(request: IncomingMessage, response: ServerResponse): void {
  if (request.url?.startsWith(mailedPicture.path)) response.setHeader(...mailedPicture.header);
  if (isMailPreview(request.url)) {
    for (const [name, value] of mailPreview.headers) response.setHeader(name, value);
    return;
  }
  const scripts = [`'nonce-${randomBytes(16).toString("base64")}'`, firstTouchHash];
  const policy = choosePolicy(request, response, scripts);
  request.headers[POLICY] = policy;
  response.setHeader(POLICY, policy);
}

function keepPolicy({ headers }: IncomingMessage, response: ServerResponse): void {
  const policy = headers[POLICY];
  if (policy) response.setHeader(POLICY, policy);
}

function choosePolicy(
  { url }: IncomingMessage,
  response: ServerResponse,
  scripts: string[],
): string {
  if (url?.startsWith(FRAMED_PATH)) {
    response.setHeader("X-Frame-Options", "SAMEORIGIN");
    return framedPolicy(...scripts);
  }
  if (!isCheckout(url)) return contentSecurityPolicy(...scripts);
  const { policy, endpoints } = checkoutHeaders(...scripts);
  response.setHeader("Reporting-Endpoints", endpoints);
  return policy;
}

/** An empty answer makes Next's router load the document, which comes with its own policy. */
function crossesCheckout({ method, url, headers }: IncomingMessage): boolean {
  const from = URL.parse(headers.referer ?? "")?.pathname;
  if (method !== "GET" || headers.rsc === undefined || from === undefined) return false;
  return isCheckout(url) !== isCheckout(from);
}

function setCharset(response: ServerResponse): void {
  const type = response.getHeader("content-type");
  if (type !== undefined) response.setHeader("content-type", withCharset(String(type)));
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
