import { HOUR_MS, MINUTE_MS } from "@/lib/text/durations";

export const EMAIL_CHANGE_LIFETIME_MS = HOUR_MS;
/** How recent a proof must be to download one's data or sign another browser out. */
const READ_PROOF_MS = HOUR_MS;
const ERASE_PROOF_MS = 10 * MINUTE_MS;

export const ERASE_WORD = "DELETE";

/** The actor of people's own entries: the audit log outlives accounts, so it holds no address of theirs. */
export const OWNER = "owner";

export const sides = ["old", "new"] as const;
export type Side = (typeof sides)[number];

/** `provenAt` is null if this browser is signed in only because it paid. */
export function mayRead(provenAt: Date | null): boolean {
  return isYoungerThan(READ_PROOF_MS, provenAt);
}

/** OWASP ASVS 7.5.2 */
export function mayEndBrowsers(provenAt: Date | null): boolean {
  return isYoungerThan(READ_PROOF_MS, provenAt);
}

export function mayErase(provenAt: Date | null): boolean {
  return isYoungerThan(ERASE_PROOF_MS, provenAt);
}

function isYoungerThan(milliseconds: number, time: Date | null): boolean {
  return time !== null && Date.now() - time.getTime() < milliseconds;
}
