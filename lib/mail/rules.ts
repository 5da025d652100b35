import type { Mail } from "@/lib/outbox/schema";

const names = new Map(
  Object.entries({
    "sign-in": "Sign-in link and code",
    "purchase-confirmation": "Receipt with the way in",
    "purchase-notice": "Notice of the sale",
    "refund-notice": "Notice of the refund",
    "course-given": "A course that you gave, with the way in",
    "contact-message": "Message from a visitor",
    "newsletter-confirmation": "Newsletter’s confirmation",
    "newsletter-welcome": "Newsletter’s welcome",
    "email-change": "Change of address",
    "email-change-taken": "Change to an address that is taken",
    attention: "What needs you",
    "security-notice": "Notice about your sign-in",
  } satisfies Record<Mail["kind"], string>),
);

/** What is kept of a mail that is not tried again. */
export type GivenUpBecause = "outdated" | "refused" | "failed";

/** What a mail is called for the coach. */
export function nameMail(kind: string): string {
  return names.get(kind) ?? "Mail";
}

const toTheCoach = new Set<string>([
  "purchase-notice",
  "contact-message",
  "attention",
  "security-notice",
] satisfies Mail["kind"][]);

/** Whether mails of this kind tell the coach of something. */
export function isToTheCoach(kind: string): boolean {
  return toTheCoach.has(kind);
}

/** What the provider reports about a mail that reached nobody, in words for the coach. */
const undelivered = new Map(
  Object.entries({
    "email.bounced": "the other side did not take it",
    "email.failed": "the mail provider could not send it",
    "email.suppressed":
      "the mail provider does not write to this address any more, since earlier mails came back from it",
  }),
);

/** Undefined for all other reports. */
export function whyUndelivered(type: string): string | undefined {
  return undelivered.get(type);
}

const unsent = new Map(
  Object.entries({
    outdated: "what it was about was over before it could go",
    refused: "the mail provider refuses it for good",
    failed: "every attempt failed",
  } satisfies Record<GivenUpBecause, string>),
);

/** Why a mail is not tried again, in words for the coach. */
export function whyUnsent(givenUpBecause: string): string {
  return unsent.get(givenUpBecause) ?? "it is not tried again";
}
