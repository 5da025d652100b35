import { defineAlert } from "@/lib/alerts/alert";
import { formatPence } from "@/lib/text/money";

type Facts = { id: string; amountPence: number; summedPence: number };

export const payoutMismatch = defineAlert({
  kind: "payout-mismatch",
  subject: "A payout does not add up",
  nextStep:
    "Open the payout at Stripe, compare it with “Sales” in your back office, and ask Stripe’s support if they still differ.",
  describe: ({ id, amountPence, summedPence }: Facts) => ({
    key: `payout-mismatch:${id}`,
    detail: `Payout ${id} is ${formatPence(amountPence)}, but its payments, refunds and fees add up to ${formatPence(summedPence)}.`,
  }),
});
