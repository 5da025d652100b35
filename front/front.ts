import { randomBytes } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "../lib/env.ts";
import { logger } from "../lib/logger.ts";
import { PublicPages } from "./public-pages.ts";
import { send } from "./representation.ts";
import { contentSecurityPolicy, mailPreview, securityHeaders } from "./security-headers.ts";
import { StaticFiles } from "./static-files.ts";

export type NextHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Front {
  handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  pages: PublicPages;
}

/** Answers files and public pages from memory and hands everything else to Next. */
export async function createFront(next: NextHandler): Promise<Front> {
  const files = await StaticFiles.read(env.NEXT_DIST_DIR);
  const pages = new PublicPages(next);

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await answer(request, response);
    } catch (error) {
      logger.error({ err: error }, "request failed");
      if (!response.headersSent) response.writeHead(500);
      response.end();
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of securityHeaders) response.setHeader(name, value);
    const ready = isRead(request) && (files.find(request) ?? (await pages.find(request)));
    if (ready) return send(ready, request, response);
    if (request.url === mailPreview.path) {
      for (const [name, value] of mailPreview.headers) response.setHeader(name, value);
      return next(request, response);
    }
    return answerByNext(request, response);
  }

  /** Next reads the nonce for its own scripts from the policy that it finds in the request. */
  async function answerByNext(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const nonce = randomBytes(16).toString("base64");
    const policy = contentSecurityPolicy(`'nonce-${nonce}'`);
    request.headers["content-security-policy"] = policy;
    response.setHeader("Content-Security-Policy", policy);
    await next(request, response);
  }

  return { handle, pages };
}

function isRead({ method }: IncomingMessage): boolean {
  return method === "GET" || method === "HEAD";
}
