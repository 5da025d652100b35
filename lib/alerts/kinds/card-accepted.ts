import { defineAlert } from "@/lib/alerts/alert";

export const cardAccepted = defineAlert({
  kind: "card-accepted",
  subject: "One of many cards was accepted",
  nextStep:
    "Look at the order’s page. If you do not know its buyer, refund it: a card found in this way is usually stolen, and its owner will want the money back.",
  takesRight: true,
  describe: ({ orderId, number }: { orderId: string; number: number }) => ({
    key: `card-accepted:${orderId}`,
    detail: `Many cards were declined for order ${number} and others like it, and then one was accepted for order ${number}, before its payment could be closed.`,
    orderId,
  }),
});
