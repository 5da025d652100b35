import type { IncomingMessage, ServerResponse } from "node:http";
import inject from "light-my-request";
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
 * Sends a page without what would delay its words on a slow phone: fonts are fetched with the styles, and Next's files
 * once the words have been drawn (front/first-touch.js).
 */
export async function answerWordsFirst(
  request: IncomingMessage,
  response: ServerResponse,
  askNext: NextHandler,
): Promise<void> {
  const { headers } = request;
  const answer = await readAnswer(request, askNext);
  response.statusCode = answer.statusCode;
  for (const [name, value = ""] of Object.entries(answer.headers)) {
    if (!OF_CONNECTION.test(name)) response.setHeader(name, value);
  }
  if (!String(answer.headers["content-type"]).startsWith("text/html")) {
    response.end(answer.rawPayload);
    return;
  }
  removeFonts(response);
  const { it: nonce = "" } = /'nonce-(?<it>[^']+)'/.exec(policyOf(request))?.groups ?? {};
  const page = Buffer.from(postponeFiles(answer.payload, nonce));
  const { encoding, body } = await compressOnce(page, String(headers["accept-encoding"] ?? ""));
  if (encoding !== "identity") response.setHeader("content-encoding", encoding);
  response.end(body);
}

function policyOf({ headers }: IncomingMessage): string {
  return String(headers["content-security-policy"]);
}

function readAnswer({ url = "", headers, socket }: IncomingMessage, askNext: NextHandler) {
  const failure = Promise.withResolvers<never>();
  const dispatch = (asked: IncomingMessage, answered: ServerResponse) => {
    // As it was sent: `inject` would resolve "..", for example.
    asked.url = url;
    askNext(asked, answered).catch(failure.reject);
  };
  const options = {
    method: "GET",
    url: "/",
    headers: { ...headers, "accept-encoding": "identity" },
    remoteAddress: socket.remoteAddress,
  } as const;
  return Promise.race([inject(dispatch, options), failure.promise]);
}

function removeFonts(response: ServerResponse): void {
  const links = String(response.getHeader("link") ?? "").split(/,\s*(?=<)/);
  const others = links.filter((link) => link && !link.includes('as="font"'));
  response.removeHeader("link");
  if (others.length > 0) response.setHeader("link", others.join(", "));
}
