import { defineAlert } from "@/lib/alerts/alert";

type OfOrder = { amount: string; orderId: string; number: number; version: number };
type OfPayment = { amount: string; paymentIntentId: string; refundId: string };

const CURE =
  "The money is at Stripe again. Unless you cancelled it yourself, please give it back another way.";

export const refundFailed = defineAlert({
  kind: "refund-failed",
  subject: "A refund did not reach the buyer",
  nextStep:
    "Write to the buyer, who was promised this money. If you have cancelled it yourself, say so; if not, agree how it can reach them, for example by bank transfer.",
  describe: (facts: OfOrder | OfPayment) =>
    "orderId" in facts
      ? {
          key: `refund-failed:${facts.orderId}:${facts.version}`,
          detail: `A refund of ${facts.amount} for order ${facts.number} has come back: it was cancelled at Stripe, or the buyer’s bank did not take it. ${CURE}`,
          orderId: facts.orderId,
        }
      : {
          key: `refund-failed:${facts.paymentIntentId}:${facts.refundId}`,
          detail: `A refund of ${facts.amount} of payment ${facts.paymentIntentId}, which opened nothing, has come back: it was cancelled at Stripe, or the payer’s bank did not take it. ${CURE}`,
          paymentIntentId: facts.paymentIntentId,
        },
});
