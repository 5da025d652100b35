import { expect, it } from "vitest";
import { formatAmount, formatPence } from "./money";
import { hideSums } from "./sums";

it.each([
  formatPence(123_456),
  ...["usd", "eur", "sek", "jpy"].map((code) => formatAmount(4999, code)),
  ...["£20", "£ 20", "£  20", "-£20.50", "£-20", "£(20)", "£.99", "£20-30", "£20/30", "£20 to 30"],
  ...["£20 000", "£1'049.50", "£1’049.50", "£1,049", "£1k", "£20m", "£2 million"],
  ...["20£", "20 €", "20,-€", "20 US$", "1 049 €", "1 049,50 €", "1\u202f049,50 €", "€1.049,50"],
  ...[
    "20 pounds",
    "20 Pounds",
    "1 pound",
    "20 quid",
    "20 grand",
    "20-pound",
    "20 euros",
    "20k pounds",
  ],
  ...["20-30 pounds", "20 or 30 pounds", "20 pounds 30 pence", "20€50"],
  ...["pounds 20", "euros 20", "sterling 20", "20 kr", "kr. 20"],
  ...["50p", "20 p", "20-30p", "1.50p", "50 pence"],
  ...["GBP 20", "GBP  20", "GBP20", "gbp 20", "GBP: 20", "GBP 20 000", "CHF20"],
  ...["20 GBP", "20gbp", "20 EUR", "20 CHF", "20 SEK", "20 GBP 30 EUR"],
  ...["20.00", "1.049,50", "1 049,50", "1,049.99", "49,99", "1,049", "19.50"],
])("the sum %j is removed from a text", (sum) => {
  expect(hideSums(`Sent ${sum}, as agreed`)).toMatch(/^Sent [^\d]*…[^\d]*, as agreed$/);
});

it.each([
  "INV-0042 of order 1001",
  "26 November 2026 at 14:05",
  "2 courses, 12 lessons and 20 people",
  "Version 0.2.0, 12.50% done",
  "1001, 1002 and 1003 for 2 pupils",
  "FAQ 4, NLP 101, VAT 123456789 and INV 1001",
  "MON 26 NOV 2026",
  "THE 12 lessons",
  "Spoke on 14.05 at 9.30, again at 10.15 am and 5 p.m.",
  "Open until 30.12, since 26.11.26",
  "From 192.168.10.20",
  "12.50 percent, 12.50 per cent, 12.34 MB and 12.50 minutes",
  "A 1080p film",
])("%j holds no sum and stays", (text) => {
  expect(hideSums(text)).toBe(text);
});

it.each([
  ["Order 1001 £49.99, order 1002 GBP 20", "Order 1001 £…, order 1002 GBP …"],
  ["In 2026 £49.99 was paid", "In 2026 £… was paid"],
  ["£20 and 2 lessons", "£… and 2 lessons"],
])("a number beside a sum stays: %j", (text, hidden) => {
  expect(hideSums(text)).toBe(hidden);
});

it.each([
  ["paid 49.99 at 9.30", "paid … at 9.30"],
  ["20 GBP 30 days ago", "… GBP … days ago"],
  ["sold at 49.99", "sold at …"],
])("if in doubt, a number is hidden: %j", (text, hidden) => {
  expect(hideSums(text)).toBe(hidden);
});
