import { readOwnAddress } from "@/lib/absolute-url";
import { DAY_MS, MINUTE_MS } from "@/lib/durations";
import { paths } from "@/lib/paths";
import { mac } from "@/lib/secrets";

/** OWASP ASVS 6.5.5: out-of-band secrets live at most ten minutes. */
export const SIGN_IN_LIFETIME_MS = 10 * MINUTE_MS;
/** A recorded deviation: a buyer may open the purchase mail the next morning. */
export const PURCHASE_LINK_LIFETIME_MS = DAY_MS;
export const MAX_CODE_TRIES = 5;
export const SESSION_LIFETIME_S = (30 * DAY_MS) / 1000;
/** OWASP ASVS 7.3.2: after this many days people sign in again, however often they come. */
export const LONGEST_SESSION_DAYS = 90;
/** How long a proof of the second factor is good for refunds and exports. */
const FRESH_PROOF_MS = 10 * MINUTE_MS;

/**
 * In characters. On the way to the sign-in page, the path to return to is in a response header, and nginx
 * accepts 4 KB of headers.
 */
const MAX_PATH = 1000;

/** Six digits, derived apart from the secret of the mail's link: neither tells the other. */
export function signInCode(tokenId: string): string {
  return String(mac("sign-in-code", tokenId).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** The key of the mail that carries both. */
export function signInMailKey(tokenId: string): string {
  return `sign-in:${tokenId}`;
}

export function isFreshProof(provenAt: Date): boolean {
  return Date.now() - provenAt.getTime() < FRESH_PROOF_MS;
}

/**
 * The path on this site to go to after signing in, given as a path or as a full URL of this site; anything
 * else becomes the account page.
 */
export function callbackPath(url = ""): string {
  const own = readOwnAddress(url);
  const path = own ? `${own.pathname}${own.search}${own.hash}` : paths.account;
  return path.length > MAX_PATH ? paths.account : path;
}

/** The path on this site that was asked for, to return to: without its query where it is too long with it. */
export function wayBack(asked: string): string {
  return asked.length > MAX_PATH ? callbackPath(asked.split("?")[0]) : asked;
}
