import { defineAlert } from "@/lib/alerts/alert";
import { formatMoment } from "@/lib/text/dates";

type Facts = { since: Date; paid: number; reported: number };

export const webhookSilent = defineAlert({
  kind: "webhook-silent",
  subject: "Stripe does not report payments in time",
  nextStep:
    "No payment is lost: the site asks Stripe every ten minutes by itself, but buyers wait that long. If the site was away just then, there is nothing to do. If not, pass this on to the person who looks after the site for you: the webhook’s address and its secret have to be right at Stripe.",
  describe: ({ since, paid, reported }: Facts) => ({
    key: `webhook-silent:${since.toISOString()}`,
    detail:
      paid === 1
        ? `Stripe’s webhook did not report the payment of ${formatMoment(since)} in time. It was found by asking.`
        : `Of ${paid} payments since ${formatMoment(since)}, Stripe’s webhook reported ${reported} in time. The others were found by asking.`,
  }),
});
