import { mac } from "@/lib/secrets";
import { DAY_MS, MINUTE_MS } from "@/lib/text/durations";

/** OWASP ASVS 6.5.5: out-of-band secrets live at most ten minutes. */
export const SIGN_IN_LIFETIME_MS = 10 * MINUTE_MS;
/** A documented deviation: a buyer may open the purchase mail the next morning. */
export const PURCHASE_LINK_LIFETIME_MS = DAY_MS;
export const MAX_CODE_TRIES = 5;
export const SESSION_LIFETIME_S = (30 * DAY_MS) / 1000;
/** OWASP ASVS 7.3.2: after this many days people must sign in again, however active they are. */
export const LONGEST_SESSION_DAYS = 90;
const FRESH_PROOF_MS = 10 * MINUTE_MS;

/** Derived separately from the secret of the mail's link, so that neither reveals the other. */
export function signInCode(tokenId: string): string {
  return String(mac("sign-in-code", tokenId).readUIntBE(0, 6) % 1_000_000).padStart(6, "0");
}

/** Rights in the back office beyond everyday work. */
export type Rights = {
  /** May invite and remove assistants. */
  isOwner: boolean;
  /** May see sums, refund, export, and move purchases to another address, which opens their receipts. */
  seesMoney: boolean;
};

const INVITATION_LIFETIME_MS = 7 * DAY_MS;

type Invitation = { createdAt: Date; cameInAt: Date | null };

/** An invitation to a wrong address must not open the back office months later. */
export function isLapsed({ createdAt, cameInAt }: Invitation): boolean {
  return cameInAt === null && Date.now() - createdAt.getTime() > INVITATION_LIFETIME_MS;
}

export const OWNERS_RIGHTS: Rights = { isOwner: true, seesMoney: true };

export function isFreshProof(provenAt: Date): boolean {
  return Date.now() - provenAt.getTime() < FRESH_PROOF_MS;
}
