import { expect, it } from "vitest";
import { decimalToPence, formatPence, penceToDecimal } from "./money";

it("speaks of pence as pounds, and of pounds as pence, without losing one", () => {
  expect(formatPence(4999)).toBe("£49.99");
  expect(formatPence(123_456)).toBe("£1,234.56");
  expect(penceToDecimal(5000)).toBe("50.00");
  expect(decimalToPence(19.99)).toBe(1999);
  expect(decimalToPence(1.15)).toBe(115);
});
