import { defineAlert } from "@/lib/alerts/alert";

type Facts = { mailId: string; name: string; words: string; reason: string; orderId?: string };

export const mailRefused = defineAlert({
  kind: "mail-refused",
  subject: "A mail was refused for good",
  nextStep:
    "The provider’s words above name the cause, most often an address. Once it is fixed, the mail can be sent again from “Mails” in your back office.",
  describe: ({ mailId, name, words, reason, orderId }: Facts) => ({
    key: `mail-refused:${mailId}`,
    detail: `The mail provider refuses the mail “${name}” for good: “${words}” (${reason}). It is not tried again by itself.`,
    orderId,
  }),
});
