/** Why no job tries a mail again. */
export type GivenUpBecause = "outdated" | "refused" | "failed";

/** The provider's events for a mail that reached nobody, in words for the coach. */
const undelivered = new Map(
  Object.entries({
    "email.bounced": "the other side did not take it",
    "email.failed": "the mail provider could not send it",
    "email.suppressed":
      "the mail provider does not write to this address any more, since earlier mails came back from it",
  }),
);

/** Undefined for all other events. */
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
