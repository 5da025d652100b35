import { defineAlert } from "@/lib/alerts/alert";

export const otherMode = defineAlert({
  kind: "other-mode",
  subject: "Stripe reports payments of another mode",
  nextStep: "No payment was touched. Look at the webhook’s settings at Stripe.",
  describe: ({ eventId, receivedAt }: { eventId: string; receivedAt: Date }) => ({
    // One alert a day, because a misconfigured endpoint sends many events.
    key: `other-mode:${receivedAt.toISOString().slice(0, 10)}`,
    detail: `Stripe’s event ${eventId} is of another mode (test or live) than this site’s keys. It was not acted on; please look at the webhook’s settings there.`,
  }),
});
