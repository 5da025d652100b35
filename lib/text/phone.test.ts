import { expect, it } from "vitest";
import { cleanPhone, dialled } from "./phone";

it.each([
  ["+44 (0)28 9012 3456", "+442890123456"],
  ["+44(0) 28 9012-3456", "+442890123456"],
  ["0044 (0)28 9012 3456", "00442890123456"],
  ["+44 (0 28) 9012 3456", "+442890123456"],
  ["(+44) (0)28 9012 3456", "+442890123456"],
  ["030/9012 3456", "03090123456"],
  ["(028) 9012 3456", "02890123456"],
  ["(0)28 9012 3456", "02890123456"],
  ["028.9012.3456", "02890123456"],
])("%s is dialled as %s", (typed, number) => {
  expect(dialled(typed)).toBe(number);
});

it("a number copied from a phone's contacts loses what nobody sees", () => {
  expect(cleanPhone("\u202a+44\u00a028 9012\u20133456\u202c")).toBe("+44 28 9012-3456");
});
