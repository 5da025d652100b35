import { randomBytes } from "node:crypto";
import type { Response } from "light-my-request";
import { deferScripts } from "./defer-scripts.ts";
import type { Hydration } from "./hydration.ts";
import { type Representation, represent, withCharset } from "./representation.ts";
import { contentSecurityPolicy } from "./security-headers.ts";

export type PageRequest = {
  path: string;
  headers: Record<string, string>;
};

export type Page = Representation & {
  /** The page that visitors see while the doors are closed. */
  isComingSoon?: boolean;
  hydration?: Hydration;
};

/** Next serves documents and its router's data at the same address; these headers tell them apart. */
const VARY =
  "Accept-Encoding, RSC, Next-Router-State-Tree, Next-Router-Prefetch, Next-Router-Segment-Prefetch";

/** The address contains the rendering's hash, so the answer never changes. */
const KEEP = {
  "cache-control": "public, max-age=86400, immutable",
  "content-type": "application/json",
  vary: "Accept-Encoding",
};

const REVALIDATE = { "cache-control": "public, max-age=0, must-revalidate" };

export async function renderPage(
  askNext: (request: PageRequest) => Promise<Response | Error>,
  path: string,
  release: string,
): Promise<Page | "gone" | "failed"> {
  const nonce = randomBytes(16).toString("base64");
  const headers = { "content-security-policy": contentSecurityPolicy(`'nonce-${nonce}'`) };
  const answer = await askNext({ path, headers });
  if (answer instanceof Error || answer.statusCode >= 500) return "failed";
  if (answer.statusCode !== 200 || answer.headers["set-cookie"]) return "gone";
  const type = String(answer.headers["content-type"]);
  if (!type.startsWith("text/html")) {
    return represent(answer.rawPayload, {
      ...REVALIDATE,
      "content-type": withCharset(type),
      vary: "Accept-Encoding",
    });
  }
  const { html, hashes, hydration } = deferScripts(answer.payload, nonce, { path, release });
  const policy = String(answer.headers["content-security-policy"]);
  const robots = answer.headers["x-robots-tag"];
  const page = await represent(Buffer.from(html), {
    ...REVALIDATE,
    "content-type": "text/html; charset=utf-8",
    "content-security-policy": policy.replace(`'nonce-${nonce}'`, hashes.join(" ")),
    vary: VARY,
    ...(answer.headers.link && { link: withoutNonce(answer.headers.link) }),
    ...(robots && { "x-robots-tag": String(robots) }),
  });
  const data = await represent(Buffer.from(hydration.json), KEEP);
  // Only the "coming soon" page keeps search engines out.
  return { ...page, isComingSoon: Boolean(robots), hydration: { key: hydration.key, data } };
}

/** A preload needs no nonce, and a nonce that many visitors get protects nothing. */
function withoutNonce(link: string | string[]): string {
  return String(link).replaceAll(/ nonce="[^"]*";?/g, "");
}
