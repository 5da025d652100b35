import { type Wordings, wordingOf } from "@/lib/text/wordings";

/** What buyers agree to under the Consumer Contracts Regulations 2013, reg. 37. */
const CONSENTS: Wordings = new Map([
  [
    "2026-11",
    "I want access straight away. I understand that my 14-day right to cancel ends once access begins.",
  ],
]);

export const CONSENT_VERSION = "2026-11";

export function consentText(version: string): string {
  return wordingOf(CONSENTS, version);
}

export function isConsentVersion(version: string): boolean {
  return CONSENTS.has(version);
}
