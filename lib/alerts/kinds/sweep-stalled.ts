import { defineAlert } from "@/lib/alerts/alert";
import { formatMoment } from "@/lib/text/dates";

export const sweepStalled = defineAlert({
  kind: "sweep-stalled",
  subject: "Orders cannot be compared with payments",
  nextStep:
    "No payment is lost: Stripe keeps them all, and the site serves them as soon as it can ask again. Pass this on to the person who looks after the site for you; its log says why it cannot.",
  describe: (reachedAt: Date) => ({
    key: `sweep-stalled:${reachedAt.toISOString()}`,
    detail: `Since ${formatMoment(reachedAt)} the site could not compare its orders with the payments at Stripe. Buyers who paid and were not reported since then are still waiting.`,
  }),
});
