import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { OrderBadge } from "./order-badge";

const paid = {
  status: "paid",
  pricePence: 4999,
  refundedPence: 0,
  disputeStatus: "none",
  lostPence: null,
} as const;

it.each([
  ["Paid", {}],
  ["Part refunded", { refundedPence: 1 }],
  ["Refunded", { refundedPence: 4999 }],
  ["Disputed", { disputeStatus: "open", refundedPence: 1 }],
  ["Dispute lost", { disputeStatus: "lost" }],
  ["Dispute lost", { disputeStatus: "lost", refundedPence: 3999, lostPence: 1000 }],
  ["Part of it lost", { disputeStatus: "lost", lostPence: 1000 }],
  ["Paid", { disputeStatus: "won" }],
  ["Not paid", { status: "pending" }],
  ["Payment failed", { status: "failed" }],
] as const)("%s", (label, change) => {
  const badge = renderToStaticMarkup(<OrderBadge order={{ ...paid, ...change }} />);
  expect(badge).toContain(`>${label}<`);
});
