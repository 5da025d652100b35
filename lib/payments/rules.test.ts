import { expect, it } from "vitest";
import { findMismatch, grantState, type Payment, worstDispute } from "./rules";

const order = {
  pricePence: 4999,
  currency: "gbp",
  paymentIntentId: "pi_1",
  email: "ada@example.test",
  consentedAt: new Date(),
  erasedAt: null,
  rebuiltAt: null,
};
const payment: Payment = {
  intentId: "pi_1",
  clientSecret: null,
  status: "succeeded",
  declineCode: null,
  amountPence: 4999,
  currency: "gbp",
  orderId: "1",
  sale: null,
  documents: [],
  learners: [],
  invoiceTo: [],
  refundedPence: 0,
  pendingRefundPence: 0,
  refunds: [],
  pendingRefunds: [],
  failedRefunds: [],
  dispute: "none",
  disputedPence: 0,
  lostPence: 0,
  losses: [],
  isInquiry: false,
  answerBy: null,
  chargedAt: null,
  cardCountry: null,
};

it("a payment with the order's number, price and currency agrees with it", () => {
  expect(findMismatch(order, payment)).toBeNull();
});

it.each<[what: string, Partial<Payment>, RegExp]>([
  ["a smaller sum", { amountPence: 4998 }, /£49.98 was paid where £49.99 was due/],
  ["a larger sum", { amountPence: 5000 }, /£50.00/],
  ["another currency", { currency: "jpy" }, /JP¥4,999/],
  ["another payment's order", { intentId: "pi_2" }, /another payment/],
])("a payment with %s does not agree", (_what, change, words) => {
  expect(findMismatch(order, { ...payment, ...change })).toMatch(words);
});

it.each([
  [0, "none", null, "live"],
  [4998, "none", 0, "live"],
  [4999, "none", 0, "ended"],
  [0, "open", 0, "suspended"],
  [0, "won", 0, "live"],
  [0, "lost", null, "ended"],
  [0, "lost", 4999, "ended"],
  [0, "lost", 1000, "live"],
  [1000, "lost", 3999, "ended"],
  [0, "open", 1000, "suspended"],
  [4999, "won", 0, "ended"],
] as const)(
  "with %i pence refunded and a dispute %s that cost %s a grant is %s",
  (refundedPence, disputeStatus, lostPence, state) => {
    expect(grantState({ pricePence: 4999, refundedPence, disputeStatus, lostPence })).toBe(state);
  },
);

it("of several disputes the worst counts, and an open one until all is lost", () => {
  expect(worstDispute(["won", "lost", "open"], true)).toBe("lost");
  expect(worstDispute(["won", "lost", "open"], false)).toBe("open");
  expect(worstDispute(["won", "lost"], false)).toBe("lost");
  expect(worstDispute([], false)).toBe("none");
});
