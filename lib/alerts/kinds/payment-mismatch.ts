import { defineAlert } from "@/lib/alerts/alert";

export const paymentMismatch = defineAlert({
  kind: "payment-mismatch",
  subject: "A payment opened nothing",
  nextStep:
    "It opened nothing, and the money is at Stripe. Look the payment up there, then refund it or write to the buyer.",
  takesRight: true,
  describe: (facts: { paymentIntentId: string; orderId: string | null; mismatch: string }) => ({
    key: `payment-mismatch:${facts.paymentIntentId}`,
    detail: `Payment ${facts.paymentIntentId} gave no access: ${facts.mismatch}.`,
    orderId: facts.orderId,
    paymentIntentId: facts.paymentIntentId,
  }),
});
