import { defineAlert } from "@/lib/alerts/alert";
import { formatDate, formatMoment } from "@/lib/text/dates";

type Facts = {
  id: string;
  orderId: string | null;
  createdAt: Date;
  /** The recommendation. It must not name the sender: alerts outlive an erasure. */
  words: string;
  repayBy: Date;
};

const WHERE = "The back office has its words and its sender under “Orders”, “Withdrawals”.";

function describe({ id, orderId, createdAt, words, repayBy }: Facts) {
  const detail = `A withdrawal was received on ${formatMoment(createdAt)}. ${words} If it is rightful, the money must go back by ${formatDate(repayBy)}.`;
  return { key: `withdrawal:${id}`, detail, orderId };
}

export const withdrawals = {
  due: defineAlert({
    kind: "withdrawal-due",
    subject: "A buyer withdraws, and has the right to",
    nextStep: `Press “Refund” and give back what is left. ${WHERE}`,
    offersRefund: true,
    takesRight: true,
    describe,
  }),
  toCheck: defineAlert({
    kind: "withdrawal-to-check",
    subject: "Somebody withdraws from a contract",
    nextStep: `Answer the sender by mail: so far we have only said that it was received. ${WHERE}`,
    describe,
  }),
};
