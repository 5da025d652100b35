import { defineAlert } from "@/lib/alerts/alert";

export const paidTwice = defineAlert({
  kind: "paid-twice",
  subject: "A course was paid for twice",
  nextStep:
    "Unless the buyer meant to pay twice, refund the order that they need less, on its page; the course stays open through the other.",
  takesRight: true,
  offersRefund: true,
  describe: (facts: { orderId: string; number: number; reopened: number; course: string }) => ({
    key: `paid-twice:${facts.orderId}:${facts.reopened}`,
    detail: `Order ${facts.number} paid for “${facts.course}” after access through order ${facts.reopened} was paused or ended. That access is open again, so both payments stand.`,
    orderId: facts.orderId,
  }),
});
