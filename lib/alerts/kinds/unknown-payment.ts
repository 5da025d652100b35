import { defineAlert } from "@/lib/alerts/alert";

export const unknownPayment = defineAlert({
  kind: "unknown-payment",
  subject: "A payment belongs to no order",
  nextStep:
    "Look the payment up at Stripe. If it was meant for this shop, refund it, or give the course to its buyer under “Courses”; if it belongs to something else that you sell, leave it as it is.",
  takesRight: true,
  /** Without a status, the provider does not know the payment under this site's keys. */
  describe: ({ paymentIntentId, status }: { paymentIntentId: string; status?: string }) => ({
    key: `unknown-payment:${paymentIntentId}`,
    detail: status
      ? `Payment ${paymentIntentId} (${status}) belongs to no order of this site.`
      : `Stripe reported payment ${paymentIntentId}, and does not know it when this site asks for it.`,
    paymentIntentId,
  }),
});
