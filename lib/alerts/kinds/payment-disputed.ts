import { defineAlert } from "@/lib/alerts/alert";
import { formatDate } from "@/lib/text/dates";

export const paymentDisputed = defineAlert({
  kind: "payment-disputed",
  subject: "A payment that opened nothing is disputed",
  nextStep:
    "The bank decides. If you think that the payment was rightful, send your evidence at Stripe; if not, accept the dispute there, and the bank gives the money back.",
  describe: (facts: { paymentIntentId: string; answerBy: Date | null }) => ({
    // An inquiry that becomes a dispute gets a new deadline, and so a new alert.
    key: `payment-disputed:${facts.paymentIntentId}:${facts.answerBy?.toISOString()}`,
    detail: `Payment ${facts.paymentIntentId}, which opened nothing, is disputed: answer at Stripe${facts.answerBy ? ` by ${formatDate(facts.answerBy)}` : ""}.`,
    paymentIntentId: facts.paymentIntentId,
  }),
});
