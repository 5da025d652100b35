import { type AlertKind, defineAlert } from "@/lib/alerts/alert";

type State = "open" | "won" | "lost" | "none";
/** `part` is the disputed sum if it is less than the payment. */
type Facts = { orderId: string; number: number; version: number; part: string | null };

const defineDispute = (
  state: State,
  words: {
    subject: string;
    nextStep: string;
    detail: (number: number, part: string | null) => string;
  },
) =>
  defineAlert({
    kind: `dispute-${state}`,
    subject: words.subject,
    nextStep: words.nextStep,
    describe: ({ orderId, number, version, part }: Facts) => ({
      // A payment may be disputed again, and each dispute needs an answer.
      key: `dispute:${orderId}:${version}`,
      detail: words.detail(number, part),
      orderId,
      // The coach's list derives open disputes from the orders, with their deadline.
      resolvedAt: state === "open" ? new Date() : undefined,
    }),
  });

export const disputes: Record<State, AlertKind<Facts>> = {
  open: defineDispute("open", {
    subject: "An order is disputed",
    nextStep:
      "The bank decides. If you think that the payment was rightful, send your evidence at Stripe before the date that is named there. Access through this order is paused until the bank has decided.",
    detail: (number, part) =>
      `${part ? `${part} of the payment` : "The payment"} of order ${number} is disputed.`,
  }),
  won: defineDispute("won", {
    subject: "A dispute was decided for you",
    nextStep:
      "Access that was paused only for the dispute is open again, and there is nothing to do.",
    detail: (number) => `The dispute of order ${number} was decided for you.`,
  }),
  lost: defineDispute("lost", {
    subject: "A dispute was decided for the buyer",
    nextStep:
      "The bank has given the money back. Where it was all that was left, access through this order has ended, and there is nothing to do.",
    detail: (number, part) =>
      `The dispute of order ${number} was decided for the buyer${part ? `: ${part} went back` : ""}.`,
  }),
  none: defineDispute("none", {
    subject: "Stripe no longer lists a dispute",
    nextStep: "Look the payment up at Stripe.",
    detail: (number) => `Stripe no longer lists a dispute of order ${number}.`,
  }),
};
