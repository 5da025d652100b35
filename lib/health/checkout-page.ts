import { env } from "@/lib/env";
import { logger } from "@/lib/logger";

/** docs/checkout-scripts.md justifies each script of the checkout. */
const CARD_SCRIPT = /^https:\/\/js\.stripe\.com\//;

/** The sources that the checkout's policy may allow: this site, nonces and hashes, and the card provider. */
const ALLOWED =
  /^(?:'self'|'none'|'nonce-[^']+'|'sha256-[^']+'|data:|https:\/\/(?:[\w*-]+\.)*stripe\.com)$/;

/** If one of these is missing, browsers allow more. */
const NEEDED = ["default-src", "script-src", "base-uri", "form-action", "frame-ancestors"];

const HEADERS: Record<string, RegExp> = {
  "strict-transport-security": /max-age=[1-9]/,
  "x-content-type-options": /^nosniff$/,
  "x-frame-options": /^DENY$/,
};

const TIMEOUT_MS = 15_000;

type Checkout = { html: string; headers: Headers };

/** The checkout as visitors get it, through any proxy in front of the site; null if it does not answer. */
export async function readCheckout(): Promise<Checkout | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(new URL("/checkout", env.NEXTAUTH_URL), { signal });
    if (!answer.ok) throw new Error(`The checkout answered ${answer.status}.`);
    return { html: await answer.text(), headers: answer.headers };
  } catch (error) {
    logger.warn({ err: error }, "the checkout did not answer");
    return null;
  }
}

/** Describes the first difference from the released checkout; null if there is none. */
export function judgeCheckout({ html, headers }: Checkout, site: string): string | null {
  const policy = headers.get("content-security-policy") ?? "";
  return judgeHeaders(headers) ?? judgePolicy(policy) ?? judgeScripts(html, policy, site);
}

function judgeHeaders(headers: Headers): string | null {
  const missing = Object.keys(HEADERS).filter(
    (name) => !HEADERS[name]?.test(headers.get(name) ?? ""),
  );
  return missing.length > 0
    ? `The checkout is sent without its headers: ${missing.join(", ")}.`
    : null;
}

function judgePolicy(policy: string): string | null {
  const lines = policy.split(";").map((line) => line.trim().split(/\s+/));
  const named = new Map(lines.map(([name = "", ...sources]) => [name, sources]));
  const missing = NEEDED.filter((name) => !named.has(name));
  if (missing.length > 0) return `The checkout’s policy lacks: ${missing.join(", ")}.`;
  const foreign = [...named].flatMap(([name, sources]) =>
    name.startsWith("report-")
      ? []
      : sources.filter((source) => !ALLOWED.test(source)).map((source) => `${name} ${source}`),
  );
  return foreign.length > 0 ? `The checkout’s policy allows more: ${foreign.join(", ")}.` : null;
}

function judgeScripts(html: string, policy: string, site: string): string | null {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(
    ([, attributes = ""]) => attributes,
  );
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const foreign = scripts.find((attributes) => !isOurs(attributes, nonce, site));
  return foreign === undefined ? null : `The checkout has a script that is not ours: ${foreign}`;
}

function isOurs(attributes: string, nonce: string | undefined, site: string): boolean {
  const source = /\bsrc\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1];
  if (source === undefined)
    return /type="application\/(ld\+)?json"/.test(attributes) || hasNonce(attributes, nonce);
  const url = new URL(source, site);
  return url.origin === new URL(site).origin || CARD_SCRIPT.test(url.href);
}

function hasNonce(attributes: string, nonce: string | undefined): boolean {
  return nonce !== undefined && attributes.includes(`nonce="${nonce}"`);
}
