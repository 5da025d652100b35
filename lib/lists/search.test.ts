import { expect, it } from "vitest";
import { contains, searched, typedNumber } from "./search";

it.each([
  ["1001", 1001],
  ["#1001", 1001],
  ["order 1001", 1001],
  ["Order #1001", 1001],
  ["1001@example.test", null],
  ["anna", null],
  ["", null],
])("the search %j asks for the order %j", (typed, number) => {
  expect(typedNumber(typed)).toBe(number);
});

it.each([
  ["Anna Murphy", ["%Anna%", "%Murphy%"]],
  ["#100", ["%100%"]],
  ["Anna Smith <anna@example.test>", ["%anna@example.test%"]],
  ["“Smith, Anna” <mailto:anna@example.test>", ["%anna@example.test%"]],
  ["name@münchen.example", ["%name@münchen.example%", "%name@xn--mnchen-3ya.example%"]],
  ["MÜNCHEN.example", ["%MÜNCHEN.example%", "%xn--mnchen-3ya.example%"]],
  ["Zoë", ["%Zoë%"]],
  ["100%_\\", ["%100\\%\\_\\\\%"]],
])("the search %j matches each word literally", (typed, patterns) => {
  expect(contains(searched.person, typed).values).toEqual(patterns);
});
