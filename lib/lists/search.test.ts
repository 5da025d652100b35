import { expect, it } from "vitest";
import { beginsWith, emailInOrder, typedNumber } from "./search";

it.each([
  ["1001", 1001],
  ["#1001", 1001],
  ["order 1001", 1001],
  ["Order #1001", 1001],
  ["1001@example.test", null],
  ["anna", null],
  ["", null],
])("%j asks for order %j", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

it("a prefix takes in what begins with it and nothing else", () => {
  const [from, to] = beginsWith(emailInOrder, "Anna").values;
  const isIn = (text: string) => String(from) <= text && text <= String(to);
  expect(["anna", "anna@example.test", "annabel"].map(isIn)).toEqual([true, true, true]);
  expect(["ann", "anmb", "annb", "hanna"].map(isIn)).toEqual([false, false, false, false]);
});
