import { expect, it } from "vitest";
import { stateInWords } from "./rules";

const paid = {
  status: "paid",
  pricePence: 4999,
  refundedPence: 0,
  pendingRefundPence: 0,
  disputeStatus: "none",
  lostPence: null,
  refundedAt: null,
  revokedAt: null,
  isSecond: false,
} as const;

const refundedAt = new Date("2026-11-25T12:00:00Z");

it.each([
  [{}, "Paid."],
  [{ status: "processing" }, "Your payment is being processed."],
  [{ disputeStatus: "open" }, "Paused while your bank looks at this payment."],
  [{ disputeStatus: "won" }, "Paid."],
  [{ disputeStatus: "lost" }, "Your bank gave £49.99 of £49.99 back after a complaint."],
  [
    { disputeStatus: "lost", lostPence: 1000 },
    "Your bank gave £10.00 of £49.99 back after a complaint.",
  ],
  [{ refundedPence: 4999, refundedAt }, "Refunded on 25 November 2026."],
  [{ refundedPence: 4999 }, "Refunded."],
  [{ revokedAt: refundedAt }, "Paid. Your coach ended the access on 25 November 2026."],
  [{ isSecond: true }, "Paid. You owned the course already, so the money goes back to you."],
  [{ isSecond: true, refundedPence: 4999 }, "Refunded."],
  [{ isSecond: true, disputeStatus: "open" }, "Your bank is looking at this payment."],
  [
    { isSecond: true, disputeStatus: "lost" },
    "Your bank gave £49.99 of £49.99 back after a complaint.",
  ],
  [{ refundedPence: 2000, refundedAt }, "£20.00 of £49.99 refunded on 25 November 2026."],
  [{ pendingRefundPence: 4999 }, "A refund of £49.99 is pending: it has not left us yet."],
  [
    { refundedPence: 2000, pendingRefundPence: 500, disputeStatus: "open" },
    "Paused while your bank looks at this payment. £20.00 of £49.99 refunded. A refund of £5.00 is pending: it has not left us yet.",
  ],
] as const)("an order with %j is described as “%s”", (change, words) => {
  expect(stateInWords({ ...paid, ...change }).join(" ")).toBe(words);
});
