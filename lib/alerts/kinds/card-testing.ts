import { defineAlert } from "@/lib/alerts/alert";

export const cardTesting = defineAlert({
  kind: "card-testing",
  subject: "Somebody is testing cards",
  nextStep:
    "The site stops such attempts by itself, and there is nothing to do. If they go on for days, ask Stripe what else can be blocked there.",
  /** `source` is the network's first order; the network's address is not stored. */
  describe: ({ source, orderId, number }: { source: string; orderId: string; number: number }) => ({
    key: `card-testing:${source}:${new Date().toISOString().slice(0, 10)}`,
    detail: `Many cards were declined for order ${number} and others like it. Its payment was closed; nobody was charged.`,
    orderId,
  }),
});
