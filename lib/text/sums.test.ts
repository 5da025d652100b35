import { expect, it } from "vitest";
import { formatAmount, formatPence } from "./money";
import { hideSums } from "./sums";

it.each([
  formatPence(123_456),
  ...["usd", "eur", "sek", "jpy"].map((code) => formatAmount(4999, code)),
  ...["£20", "£ 20", "-£20.50", "20£", "20 €", "£1,049", "1\u202f049,50 €"],
  ...["20 pounds", "20 Pounds", "1 pound", "20 quid", "20-pound", "50p", "50 pence", "20 euros"],
  ...[
    "GBP 20",
    "GBP20",
    "gbp 20",
    "20 GBP",
    "20gbp",
    "20 EUR",
    "20.00",
    "1.049,50",
    "1,049.99",
    "49,99",
    "€1.049,50",
  ],
])("the sum %j is removed from a text", (sum) => {
  expect(hideSums(`Sent ${sum}, as agreed`)).toMatch(/^Sent [^\d]*…[^\d]*, as agreed$/);
});

it.each([
  "INV-0042 of order 1001",
  "26 November 2026 at 14:05",
  "2 courses, 12 lessons and 20 people",
  "Version 0.2.0, 12.50% done",
  "1001, 1002 and 1003 for 2 pupils",
])("%j holds no sum and stays", (text) => {
  expect(hideSums(text)).toBe(text);
});

it("a number beside a sum stays", () => {
  expect(hideSums("Order 1001 £49.99, order 1002 GBP 20")).toBe("Order 1001 £…, order 1002 GBP …");
});
