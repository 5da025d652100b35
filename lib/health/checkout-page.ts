import { env } from "@/lib/env";

/** The card provider's script, and ours: docs/checkout-scripts.md says why each is there. */
const CARD_SCRIPT = /^https:\/\/js\.stripe\.com\//;

const TIMEOUT_MS = 15_000;

/** The checkout as a visitor gets it, through whatever stands before the site; null where it does not answer. */
export async function readCheckout(): Promise<{ html: string; policy: string } | null> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(new URL("/checkout", env.NEXTAUTH_URL), { signal });
    const policy = answer.headers.get("content-security-policy") ?? "";
    return answer.ok ? { html: await answer.text(), policy } : null;
  } catch {
    return null;
  }
}

/** What is there and should not be, in words; null where all is as it was released. */
export function judgeCheckout(html: string, policy: string, site: string): string | null {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, attributes = ""]) => attributes);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const foreign = scripts.filter((attributes) => !isOurs(attributes, nonce, site));
  const sources = /script-src ([^;]*)/.exec(policy)?.[1];
  if (!sources) return "The checkout is sent without its policy for scripts.";
  const open = sources.split(" ").filter((source) => /^\*|unsafe|^https?:$/.test(source));
  if (open.length > 0) return `The checkout’s policy allows foreign scripts: ${open.join(" ")}.`;
  return foreign.length > 0 ? `The checkout has a script that is not ours: ${foreign[0]}` : null;
}

function isOurs(attributes: string, nonce: string | undefined, site: string): boolean {
  const source = /\bsrc="([^"]*)"/.exec(attributes)?.[1];
  if (source === undefined)
    return /type="application\/(ld\+)?json"/.test(attributes) || hasNonce(attributes, nonce);
  const url = new URL(source, site);
  return url.origin === new URL(site).origin || CARD_SCRIPT.test(url.href);
}

function hasNonce(attributes: string, nonce: string | undefined): boolean {
  return nonce !== undefined && attributes.includes(`nonce="${nonce}"`);
}
