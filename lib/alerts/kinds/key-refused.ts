import { defineAlert } from "@/lib/alerts/alert";

export const keyRefused = defineAlert({
  kind: "key-refused",
  subject: "Stripe refuses this site’s key",
  nextStep:
    "Until this is repaired nobody can pay, and what was paid opens nothing. Look at Stripe whether the key has ended or lacks a permission, and give the person who looks after the site a new one: its README lists what a restricted key needs. No payment is lost.",
  /** The alert's key is the time of the last successful sweep, so that each outage is reported once. */
  describe: ({ reachedAt, words }: { reachedAt: Date; words: string }) => ({
    key: `key-refused:${reachedAt.toISOString()}`,
    detail: `Stripe refuses the key with which this site asks: ${words}`,
  }),
});
