import { expect, it } from "vitest";
import {
  decimalToPence,
  formatAmount,
  formatPence,
  formatPounds,
  parsePounds,
  penceToDecimal,
} from "./money";

it("converts between pence and pounds without losing a penny", () => {
  expect(formatPence(4999)).toBe("£49.99");
  expect(formatPence(123_456)).toBe("£1,234.56");
  expect([formatPounds("1049.00"), formatPounds(1049)]).toEqual(["£1,049.00", "£1,049.00"]);
  expect(penceToDecimal(5000)).toBe("50.00");
  expect(decimalToPence(19.99)).toBe(1999);
  expect(decimalToPence(1.15)).toBe(115);
});

it.each([
  ["49.99", 4999],
  [" £49.99 ", 4999],
  ["49", 4900],
  ["1.15", 115],
  ["0.30", 30],
  ["49.9", 4990],
  ["1,049.99", 104_999],
  ["£ 123456", 12_345_600],
  ["49.99 £", 4999],
  ["GBP 1\u00a0049.99", 104_999],
  ["\u200e￡４９．９９", 4999],
])("parses the typed sum %j", (text, pence) => {
  expect(parsePounds(text)).toBe(pence);
});

it.each(["", "49,99", "1,0499", "49.", "1e3", "-5", "£", "4999999999", "49.999"])(
  "does not guess the meaning of %j",
  (text) => {
    expect(parsePounds(text)).toBeNull();
  },
);

it.each([
  [4999, "gbp", "£49.99"],
  [4999, "usd", "US$49.99"],
  [4999, "jpy", "JP¥4,999"],
])("the card provider's %i %s is shown as %s", (amount, currency, text) => {
  expect(formatAmount(amount, currency)).toBe(text);
});
