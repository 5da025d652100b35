import { defineAlert } from "@/lib/alerts/alert";

/** The coach resolves it, because the site can try only some permissions by itself. */
export const permissionMissing = defineAlert({
  kind: "permission-missing",
  subject: "Stripe’s key lacks a permission",
  nextStep:
    "Until it is allowed, some of what the site asks of Stripe fails, such as new payments or invoices. Allow the key at Stripe what it lacks (the README lists what it needs), and mark this as done. No payment is lost.",
  describe: ({ words, episode }: { words: string; episode: number }) => ({
    key: `permission-missing:${episode}`,
    detail: `Stripe does not let this site’s key do something that the site needs: ${words}`,
  }),
});
