import { defineAlert } from "@/lib/alerts/alert";

export type Bounce = { mailId: string; name: string; why: string };

export const mailBounced = defineAlert({
  kind: "mail-bounced",
  subject: "A mail came back",
  nextStep:
    "The order’s page shows the address. If you can reach the buyer some other way, correct the address there; the mail is then sent again.",
  takesRight: true,
  describe: ({ mailId, name, why, orderId }: Bounce & { orderId: string }) => ({
    key: `mail-bounced:${mailId}`,
    detail: `The mail “${name}” came back undelivered: ${why}.`,
    orderId,
  }),
});
