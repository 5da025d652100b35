import { mac } from "@/lib/secrets";

/** Stored with each subscription as proof of what was agreed to; a new wording gets a new date. */
export const NEWSLETTER_CONSENT_VERSION = "2026-11-21";

/** The privacy policy names it too. */
export const CONFIRM_WITHIN_MS = 30 * 24 * 60 * 60 * 1000;

type Purpose = "newsletter-confirm" | "newsletter-unsubscribe";

/** What a mailed link carries. Derived, so nothing to steal is stored. */
export function newsletterToken(purpose: Purpose, subscriberId: string): string {
  return `${subscriberId}.${newsletterSecret(purpose, subscriberId)}`;
}

export function newsletterSecret(purpose: Purpose, subscriberId: string): string {
  return mac(purpose, subscriberId).toString("base64url");
}
