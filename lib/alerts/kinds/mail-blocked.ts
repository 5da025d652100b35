import { defineAlert } from "@/lib/alerts/alert";

type Facts = { reason: string; words: string; episode: number };

const NEW_KEY =
  "Make a new key at the mail provider that may send, and have it set as RESEND_API_KEY.";
const QUOTA =
  "Your plan’s number of mails is used up: it begins anew by itself, or choose a larger plan at the mail provider.";

const cures = new Map([
  ["missing_api_key", NEW_KEY],
  ["invalid_api_key", NEW_KEY],
  ["restricted_api_key", NEW_KEY],
  [
    "validation_error",
    "Open “Domains” at the mail provider and verify the domain of your sender’s address.",
  ],
  ["invalid_from_address", "The sender’s address is not one: have MAIL_FROM corrected."],
  ["daily_quota_exceeded", QUOTA],
  ["monthly_quota_exceeded", QUOTA],
]);

/** One alert per cause, until a mail is sent again. */
export const mailBlocked = defineAlert({
  kind: "mail-blocked",
  subject: "The mail provider takes no mails from your shop",
  nextStep:
    "No mail is lost: each is tried again by itself for some days. Once the cause is fixed, “Mails” in your back office sends all of them at once.",
  describe: ({ reason, words, episode }: Facts) => ({
    key: `mail-blocked:${reason}:${episode}`,
    detail: `The mail provider takes no mails from your shop: “${words}” (${reason}). ${cures.get(reason) ?? "Its words say what is missing; your account there may be paused."}`,
  }),
});
