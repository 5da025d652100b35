import { expect, it } from "vitest";
import { contains, searched, typedNumber } from "./search";

it.each([
  ["1001", 1001],
  ["#1001", 1001],
  ["order 1001", 1001],
  ["Order #1001", 1001],
  ["Order number 1001", 1001],
  ["order no. 1001", 1001],
  ["Order № 1001", 1001],
  ["(order 1001)", 1001],
  ["Order number 1001, £49.00.", 1001],
  ["1001.", 1001],
  ["No. 1001", 1001],
  ["Order #: 1001", 1001],
  ["Your order 1001", 1001],
  ["Order-1001", 1001],
  ["Invoice no. 1001", 1001],
  ["１００１", 1001],
  ["١٠٠١", 1001],
  ["Sold: Calm, £49.00 (order 1001)", 1001],
  ["order 1001 of Anna", null],
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
  ["Anna Smith (anna@example.test)", ["%anna@example.test%"]],
  ["“Smith, Anna” <mailto:anna@example.test>", ["%anna@example.test%"]],
  ["Smith, Anna", ["%Smith%", "%Anna%"]],
  ["Smith,Anna;Zora", ["%Smith%", "%Anna%", "%Zora%"]],
  ["#1001,", ["%1001%"]],
  ["https://dashboard.stripe.com/test/payments/pi_3Abc", ["%pi\\_3Abc%"]],
  ["https://dashboard.stripe.com/payments/pi_3Abc/?from=x.example/pi_4#top", ["%pi\\_3Abc%"]],
  ["https://dashboard.stripe.com/search?query=pi_3Abc", ["%pi\\_3Abc%"]],
  ["pi_3Abc_secret_9Xyz", ["%pi\\_3Abc%"]],
  ["(?) -", ["%?%", "%-%"]],
  ["();", ["%();%"]],
  ["name@münchen.example", ["%name@münchen.example%", "%name@xn--mnchen-3ya.example%"]],
  ["MÜNCHEN.example", ["%MÜNCHEN.example%", "%xn--mnchen-3ya.example%"]],
  ["Zoë", ["%Zoë%", "%xn--zo-ija%"]],
  ["1º", ["%1º%", "%1o%"]],
  ["O´Neill", ["%O´Neill%", "%O'Neill%"]],
  ["Anne‑Marie", ["%Anne‑Marie%", "%Anne-Marie%"]],
  ["Ａｎｎａ", ["%Ａｎｎａ%", "%Anna%"]],
  ["(order 1001)", ["%1001%"]],
  ["Payment intent ID: pi_3Abc", ["%pi\\_3Abc%"]],
  ["007", ["%007%"]],
  ["`pi_3Abc`", ["%pi\\_3Abc%"]],
  ["dashboard.stripe.com/payments/pi_3Abc", ["%pi\\_3Abc%"]],
  ["100%_\\", ["%100\\%\\_\\\\%"]],
])("the search %j matches each word literally", (typed, patterns) => {
  expect(contains(searched.person, typed).values).toEqual(patterns);
});

it.each([
  ...["mailto:anna@example.test", "MAILTO:anna@example.test,", "anna@example.test;"],
  ...["mailto:anna@example.test?subject=Your%20course", "<mailto:anna@example.test?cc=b@b.test>"],
  ...["(anna@example.test)", "[anna@example.test].", "“anna@example.test”:", "'anna@example.test'"],
  ...["\u2068anna@example.test\u2069", "anna@\u200bexample.test", "<\u200banna@example.test>"],
])("the address in %j is found", (typed) => {
  expect(contains(searched.person, typed).values).toEqual(["%anna@example.test%"]);
});
