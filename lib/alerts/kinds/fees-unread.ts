import { defineAlert } from "@/lib/alerts/alert";

export const feesUnread = defineAlert({
  kind: "fees-unread",
  subject: "Stripe’s fees and payouts cannot be read",
  nextStep:
    "Sales go on as usual, and nothing is lost: only “Sales” in your back office lacks fees and payouts. Allow the key what it lacks at Stripe (the README lists it); everything since then is read by itself.",
  describe: ({ words, episode }: { words: string; episode: number }) => ({
    key: `fees-unread:${episode}`,
    detail: `Stripe does not let this site’s key read fees and payouts: ${words}`,
  }),
});
