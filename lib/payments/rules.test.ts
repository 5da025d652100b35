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
  amountPence: 4999,
  currency: "gbp",
  orderId: "1",
  sale: null,
  refundedPence: 0,
  failedRefunds: [],
  dispute: "none",
  answerBy: null,
  chargedAt: null,
};

it("a payment of the order, the price and the currency agrees with it", () => {
  expect(findMismatch(order, payment)).toBeNull();
});

it.each<[what: string, Partial<Payment>, RegExp]>([
  ["less", { amountPence: 4998 }, /£49.98 was paid where £49.99 was due/],
  ["more", { amountPence: 5000 }, /£50.00/],
  ["another currency", { currency: "jpy" }, /JP¥4,999/],
  ["another payment's order", { intentId: "pi_2" }, /another payment/],
])("a payment of %s does not agree", (_what, change, words) => {
  expect(findMismatch(order, { ...payment, ...change })).toMatch(words);
});

it.each([
  [0, "none", "live"],
  [4998, "none", "live"],
  [4999, "none", "ended"],
  [0, "open", "suspended"],
  [0, "won", "live"],
  [0, "lost", "ended"],
  [4999, "won", "ended"],
] as const)(
  "with %i pence refunded and a dispute %s a grant is %s",
  (refundedPence, disputeStatus, state) => {
    expect(grantState({ pricePence: 4999, refundedPence, disputeStatus })).toBe(state);
  },
);

it("several disputes count as the worst of them", () => {
  expect(worstDispute(["won", "lost", "open"])).toBe("lost");
  expect(worstDispute(["won", "open"])).toBe("open");
  expect(worstDispute([])).toBe("none");
});
