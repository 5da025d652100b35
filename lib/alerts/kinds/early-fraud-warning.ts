import { defineAlert } from "@/lib/alerts/alert";

export const earlyFraudWarning = defineAlert({
  kind: "early-fraud-warning",
  subject: "A bank suspects fraud",
  nextStep:
    "Nothing is disputed yet. Unless you know this buyer, refund the order now: that spares you the dispute and its fee, and ends the access.",
  offersRefund: true,
  takesRight: true,
  describe: ({ orderId, number }: { orderId: string; number: number }) => ({
    key: `early-fraud-warning:${orderId}`,
    detail: `The bank suspects that order ${number} was not paid by the card’s owner.`,
    orderId,
  }),
});
