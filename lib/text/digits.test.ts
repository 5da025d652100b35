import { expect, it } from "vitest";
import { withAsciiDigits } from "./digits";

it.each([
  ["0123456789", "0123456789"],
  ["٠١٢٣٤٥٦٧٨٩", "0123456789"],
  ["۰۱۲۳۴۵۶۷۸۹", "0123456789"],
  ["०१२३४५६७८९", "0123456789"],
  ["๐๑๒๓๔๕๖๗๘๙", "0123456789"],
  ["０１２３𝟜𝟝", "012345"],
  ["Order 12/٣", "Order 12/3"],
])("the digits of %j are %j", (typed, digits) => {
  expect(withAsciiDigits(typed)).toBe(digits);
});
