import { HOUR_MS, MINUTE_MS } from "@/lib/text/durations";

/** Both mails have to be found and answered within this time. */
export const EMAIL_CHANGE_LIFETIME_MS = HOUR_MS;
/** How recently the address must have been proved to download one's data or sign another browser out. */
const READ_PROOF_MS = HOUR_MS;
/** How recently the address must have been proved to delete the account. */
const ERASE_PROOF_MS = 10 * MINUTE_MS;

/** What has to be typed to confirm that the account should be deleted. */
export const ERASE_WORD = "DELETE";

/** The actor recorded where people act for themselves: the audit log outlives them, so it names nobody. */
export const OWNER = "owner";

export const sides = ["old", "new"] as const;
export type Side = (typeof sides)[number];

/** `provenAt` is when this browser last proved the address; null where it only paid with it. */
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
