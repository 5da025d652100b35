import { defineAlert } from "@/lib/alerts/alert";
import { maskEmail } from "@/lib/text/mask-email";

type Facts = { mailId: string; name: string; to: string; orderId?: string };

export const mailGivenUp = defineAlert({
  kind: "mail-given-up",
  subject: "A mail could not be sent",
  nextStep:
    "Once mails leave again, it can be sent again from “Mails” in your back office. If mails do not leave, pass this on to the person who looks after the site for you: its log says why.",
  describe: ({ mailId, name, to, orderId }: Facts) => ({
    key: `mail-given-up:${mailId}`,
    // The address is masked, because alerts outlive the erasure of a person.
    detail: `The mail “${name}” to ${maskEmail(to)} could not be sent for days. It is not tried again by itself.`,
    orderId,
  }),
});
