import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import {
  emailField,
  idField,
  idTextField,
  lenientTextField,
  lenientTimeField,
  searchField,
  sixDigitField,
  slugField,
  textField,
} from "./fields";

it("an id is a positive 32-bit integer", () => {
  expect(idField.parse(2_147_483_647)).toBe(2_147_483_647);
  for (const id of [0, -1, 1.5, 2_147_483_648, 2 ** 53, Number.NaN, "1"]) {
    expect(idField.safeParse(id).success, String(id)).toBe(false);
  }
});

it("an id in an address is written in decimal digits only", () => {
  expect(idTextField.parse("42")).toBe(42);
  for (const id of ["", "0", "01", " 7", "1e3", "0x1", "-1", "2147483648", "٤"]) {
    expect(idTextField.safeParse(id).success, id).toBe(false);
  }
});

it("a text fits its field's length and has no characters that cannot be stored", () => {
  const field = textField(5);
  expect(field.parse(" five5 ")).toBe("five5");
  for (const text of ["", "  ", "sixsix", "a\0b", "\ud800"]) {
    expect(field.safeParse(text).success, text).toBe(false);
  }
});

it("invalid filters of a list are ignored", () => {
  expect(searchField.parse("  ada ")).toBe("ada");
  expect(searchField.parse("\u2068#1001\u2069")).toBe("#1001");
  for (const text of [undefined, "a\0b", "\ud800", "a".repeat(255)]) {
    expect(searchField.parse(text)).toBe("");
    expect(lenientTextField.parse(text)).toBeUndefined();
  }
  expect(lenientTimeField.parse("2026-11-21T09:00:00Z")).toBe("2026-11-21T09:00:00Z");
  const endless = `2026-11-21T09:00:00.${"1".repeat(300)}Z`;
  for (const time of ["0000-01-01T00:00:00Z", "2026-13-01T00:00:00Z", "now", endless]) {
    expect(lenientTimeField.parse(time)).toBeUndefined();
  }
});

it.each(["A", "a b", "a/b", "../a", "-a", "a--b", "a".repeat(101)])("%j is not a slug", (slug) => {
  expect(slugField.safeParse(slug).success).toBe(false);
});

const fromTheField = readFileSync("tests/cases/addresses-refused.txt", "utf8").trim().split("\n");

it.each<[string, string?]>([
  ...fromTheField.map((address): [string] => [address]),
  ["a/b#c=d!e@example.com"],
  ["anna@почта.рф", "anna@xn--80a1acny.xn--p1ai"],
  ["anna@col·legi.cat", "anna@xn--collegi-xma.cat"],
  ["anna@نامه\u200cای.com", "anna@xn--mgba3gch31f060k.com"],
  ["anna@例え。jp", "anna@xn--r8jz45g.jp"],
  [" Mia@MÜNCHEN.example ", "mia@xn--mnchen-3ya.example"],
  ["coach@localhost"],
  ["anna@123"],
  ["anna@1.2.3"],
  ["\u200b\u202aanna@example.com\u202c\u2060", "anna@example.com"],
])("%j is an e-mail address, as in a browser's field", (typed, kept = typed) => {
  expect(emailField.parse(typed)).toBe(kept);
});

it.each([
  "a",
  "a@",
  "a b@c.example",
  "a@-b.example",
  "a@ü/b",
  "a@b.example\nBcc: c@d.example",
  `${"a".repeat(250)}@b.example`,
])("%j is not an e-mail address", (email) => {
  expect(emailField.safeParse(email).success).toBe(false);
});

it.each([
  " 123 456",
  "123-456",
  "123−456",
  "123.456",
  "(123456).",
  "“123 456”",
  "\u2068123456\u2069",
  "123456 is your sign-in code",
  "Your code: 123456",
  "１２３４５６",
  "١٢٣٤٥٦",
  "۱۲۳۴۵۶",
  "१२३४५६",
  "১২৩৪৫৬",
  "๑๒๓๔๕๖",
])("the code in %j is 123456", (typed) => {
  expect(sixDigitField.parse(typed)).toBe("123456");
});

it.each([
  "",
  "12345",
  "1234567",
  "12345a",
  "a123456",
  "123456 654321",
  "order 12345, in 5 minutes",
])("%j is not a code of six digits", (typed) => {
  expect(sixDigitField.safeParse(typed).success).toBe(false);
});
