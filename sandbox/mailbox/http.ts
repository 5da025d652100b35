import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { Failure } from "./failure";

// No other site may read or write the mailbox, either with a form on its own page or under a host name of its
// own that resolves to this machine.
export function refuseStrangers({ method, headers }: IncomingMessage): void {
  const host = headers.host ?? "";
  if (!/^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host)) {
    throw new Failure(
      403,
      "security_error",
      "The mailbox answers on this machine's own address only.",
    );
  }
  const isChange = method !== "GET" && method !== "HEAD";
  if (isChange && headers.origin !== undefined && headers.origin !== `http://${host}`) {
    throw new Failure(403, "security_error", "The mailbox takes no changes from other sites.");
  }
}

export async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return JSON.parse(await text(request));
  } catch (cause) {
    throw new Failure(400, "validation_error", `The body is not JSON: ${String(cause)}`);
  }
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

export function sendHtml(
  response: ServerResponse,
  { html, nonce }: { html: string; nonce: string },
) {
  // A displayed mail inherits this policy, which allows styles and pictures but no scripts.
  const policy = [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src http: https: data:",
    `script-src 'nonce-${nonce}'`,
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ];
  response.writeHead(200, {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.join("; "),
    "cache-control": "no-store",
  });
  response.end(html);
}
