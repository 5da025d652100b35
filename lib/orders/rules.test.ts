import { expect, it } from "vitest";
import { maskEmail } from "@/lib/text/mask-email";
import {
  accessAfterRefund,
  describeAccess,
  describeGivenBack,
  inTimeOrder,
  whyNotRefundable,
  withoutSums,
} from "./rules";
import { refundRequest } from "./schema";

it("a history is sorted by time", () => {
  const at = (second: number) => new Date(second * 1000);
  const entries = inTimeOrder(
    [
      { at: at(1), what: "begun" },
      { at: at(3), what: "paid" },
    ],
    [
      { at: at(2), what: "mailed" },
      { at: at(3), what: "granted" },
    ],
  );
  expect(entries.map(({ what }) => what)).toEqual(["begun", "mailed", "paid", "granted"]);
});

it("an assistant who may not see earnings gets a history without sums", () => {
  const at = new Date();
  const history = [
    { at, what: "£49.99 was paid." },
    { at, what: "Refund refused", detail: "At most £9.00" },
  ];
  expect(history.map(withoutSums)).toEqual([
    { at, what: "£… was paid." },
    { at, what: "Refund refused", detail: "At most £…" },
  ]);
});

it.each([
  ["10", 1000],
  ["£10.50", 1050],
  ["1,049.99", 104_999],
  ["0.01", 1],
])("the amount %j refunds %j pence", (amount, pence) => {
  const { data } = refundRequest.safeParse({ number: "1001", amount, reason: "asked" });
  expect(data?.amount).toBe(pence);
});

it.each(["", "0", "-5", "ten", "10.505", "1e3", "9999999"])("%j is not an amount", (amount) => {
  const parsed = refundRequest.safeParse({ number: "1001", amount, reason: "asked" });
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual(["amount"]);
});

const paid = {
  status: "paid",
  pricePence: 4999,
  refundedPence: 0,
  pendingRefundPence: 0,
  disputeStatus: "none",
  lostPence: null,
  isInquiry: false,
} as const;

it.each([
  ["nothing was paid", { status: "pending" }, "Nothing was paid", "£0.00"],
  [
    "the bank has taken it back",
    { disputeStatus: "lost" },
    "the bank has given the money back",
    "£49.99 (by the bank",
  ],
  [
    "the bank has taken back the rest after a refund",
    { disputeStatus: "lost", refundedPence: 1000 },
    "the bank has given",
    "£49.99 (£10.00 refunded, the rest by the bank",
  ],
  [
    "the bank has taken a part back",
    { disputeStatus: "lost", lostPence: 1000 },
    "the bank has given £10.00 back",
    "£10.00 (by the bank",
  ],
  ["the bank has yet to decide", { disputeStatus: "open" }, "until the bank has decided", "£0.00"],
  [
    "a refund of all of it is pending",
    { pendingRefundPence: 4999 },
    "or is about to be",
    "£0.00; a refund of £49.99 is pending",
  ],
  [
    "all of it was refunded",
    { refundedPence: 4999 },
    "Everything has already been refunded",
    "£49.99",
  ],
] as const)("an order cannot be refunded if %s", (_case, change, why, givenBack) => {
  const order = { ...paid, ...change };
  expect(whyNotRefundable(order)).toContain(why);
  expect(describeGivenBack(order)).toContain(givenBack);
});

it.each(["none", "open", "won"] as const)(
  "a refund is offered for an inquiry whose dispute is %s",
  (state) => {
    const order = { ...paid, refundedPence: 100, disputeStatus: state, isInquiry: true };
    expect(whyNotRefundable(order)).toBeUndefined();
    expect(describeGivenBack(order)).toBe("£1.00");
  },
);

it("the refund page says what happens to access, and nothing if the order grants none", () => {
  const says = (mayOpenCourse: boolean, isOpenOtherwise: boolean) =>
    accessAfterRefund({ mayOpenCourse, isOpenOtherwise });
  expect(says(true, false)).toContain("The whole ends the access");
  expect(says(true, true)).toContain("The buyer keeps the course all the same");
  expect(says(false, true)).toContain("The buyer keeps the course all the same");
  expect(says(false, false)).toBe("");
});

it.each([
  [true, true, "open"],
  [true, false, "open"],
  [false, true, "paused"],
  [false, false, "closed"],
])(
  "access that is open (%s) or may be opened again (%s) is called %s",
  (isOpen, mayOpenCourse, word) => {
    expect(describeAccess({ isOpen, mayOpenCourse })).toBe(word);
  },
);

it("a masked address shows only its first letter and its domain", () => {
  expect(maskEmail("anna.murphy@example.test")).toBe("a…@example.test");
  expect(maskEmail(null)).toBe("none");
});
