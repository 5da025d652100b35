import { createHash, randomBytes } from "node:crypto";
import type { Response } from "light-my-request";
import { type Representation, represent } from "./representation.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

export interface PageRequest {
  path: string;
  headers: Record<string, string>;
}

/** Next answers the browser's router under the same address, told apart by these headers. */
const VARY =
  "Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch";

/**
 * Renders a page and makes it ready to send. Its policy allows the inline scripts that carry the nonce
 * given to Next for this one rendering, by their hashes: what somebody typed into a text carries none.
 */
export async function readyPage(
  askNext: (request: PageRequest) => Promise<Response | Error>,
  path: string,
): Promise<Representation | "gone" | "failed"> {
  const nonce = randomBytes(16).toString("base64");
  const headers = { "content-security-policy": contentSecurityPolicy(`'nonce-${nonce}'`) };
  const answer = await askNext({ path, headers });
  if (answer instanceof Error || answer.statusCode >= 500) return "failed";
  if (answer.statusCode !== 200 || answer.headers["set-cookie"]) return "gone";
  const { html, hashes } = replaceNonce(answer.payload, nonce);
  return represent(Buffer.from(html), {
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": contentSecurityPolicy(...hashes),
    "cache-control": "public, max-age=0, must-revalidate",
    vary: VARY,
    ...(answer.headers.link && { link: answer.headers.link }),
  });
}

export function replaceNonce(page: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const ours = new RegExp(
    `<script([^>]*) nonce="${escapeForPattern(nonce)}"([^>]*)>(.*?)</script>`,
    "gs",
  );
  const html = page.replace(ours, (_, before: string, after: string, script: string) => {
    if (script) hashes.add(`'sha256-${createHash("sha256").update(script).digest("base64")}'`);
    return `<script${before}${after}>${script}</script>`;
  });
  return { html: html.replaceAll(` nonce="${nonce}"`, ""), hashes: [...hashes] };
}

function escapeForPattern(text: string): string {
  return text.replaceAll(/[+/=]/g, "\\$&");
}
