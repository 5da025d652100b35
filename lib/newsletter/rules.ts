import { DAY_MS } from "@/lib/text/durations";
import { type Wordings, wordingOf } from "@/lib/text/wordings";

const CONSENTS: Wordings = new Map([
  ["2026-11-21", "One useful letter a month: a short story, one exercise and nothing to buy."],
  ["2026-11-25", "Our letters to your e-mail address, until you unsubscribe with a single click."],
]);

/** Stored as proof of the wording agreed to. A new wording needs a new date. */
export const NEWSLETTER_CONSENT_VERSION = "2026-11-25";

/** Prevents strangers from flooding an inbox. */
export const ASK_AGAIN_AFTER_MS = DAY_MS;

/** The privacy policy names this period too. */
export const CONFIRM_WITHIN_MS = 30 * DAY_MS;

export function newsletterConsentText(version: string): string {
  return wordingOf(CONSENTS, version);
}
