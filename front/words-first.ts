import type { IncomingMessage, ServerResponse } from "node:http";
import inject, { type Response } from "light-my-request";
import { logger } from "../lib/logger.ts";
import { postponeFiles } from "./defer-scripts.ts";
import type { NextHandler } from "./front.ts";
import { compressOnce } from "./representation.ts";

const PERSONAL = /^\/(?:learn|content|account)(?=[/?]|$)/;

/** Node writes these itself. */
const OF_CONNECTION = /^(?:connection|content-length|date|keep-alive|transfer-encoding)$/;

/** Whether a browser opens a page that only its reader gets, for example a lesson. */
export function isPersonalPage({ method, url = "", headers }: IncomingMessage): boolean {
  return method === "GET" && headers.rsc === undefined && PERSONAL.test(url);
}

/**
 * Sends a page without what would delay its words on a slow phone: fonts are fetched once the styles need them, and
 * Next's files once the words have been drawn (front/first-touch.js).
 */
export async function answerWordsFirst(
  request: IncomingMessage,
  response: ServerResponse,
  askNext: NextHandler,
): Promise<void> {
  const answer = await readAnswer(request, response, askNext);
  if (!answer) return;
  response.statusCode = answer.statusCode;
  for (const [name, value = ""] of Object.entries(answer.headers)) {
    if (!OF_CONNECTION.test(name)) response.setHeader(name, value);
  }
  if (!String(answer.headers["content-type"]).startsWith("text/html")) {
    response.end(answer.rawPayload);
    return;
  }
  removeFonts(response);
  const page = Buffer.from(postponeFiles(answer.payload, nonceOf(response)));
  const accepted = String(request.headers["accept-encoding"] ?? "");
  const { encoding, body } = await compressOnce(page, accepted);
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.end(body);
}

/** Undefined if the reader has left. */
function readAnswer(
  { url, headers, socket }: IncomingMessage,
  response: ServerResponse,
  askNext: NextHandler,
): Promise<Response | undefined> {
  return new Promise((resolve, reject) => {
    const dispatch = (asked: IncomingMessage, answered: ServerResponse) => {
      // As they were sent: `inject` would resolve "..", and name a browser where there is none.
      Object.assign(asked, { url, headers: { ...headers, "accept-encoding": "identity" } });
      // Next stops rendering then.
      response.once("close", () => answered.destroy());
      askNext(asked, answered).catch((error) => {
        if (answered.writableEnded) logger.error({ err: error }, "request failed");
        else reject(error);
      });
    };
    inject(dispatch, { url: "/", remoteAddress: socket.remoteAddress }).then(resolve, (error) =>
      response.closed ? resolve(undefined) : reject(error),
    );
  });
}

function nonceOf(response: ServerResponse): string {
  const policy = String(response.getHeader("content-security-policy"));
  return /'nonce-(?<it>[^']+)'/.exec(policy)?.groups?.it ?? "";
}

function removeFonts(response: ServerResponse): void {
  const links = String(response.getHeader("link") ?? "").split(/,\s*(?=<)/);
  const others = links.filter((link) => link && !link.includes('as="font"'));
  response.removeHeader("link");
  if (others.length > 0) response.setHeader("link", others.join(", "));
}
