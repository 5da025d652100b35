import { expect, it } from "vitest";
import { trimMarks, withoutMarks } from "./marks";

it.each([
  ["\u200b a b\u00a0\u202c", "a b"],
  ["\u2060\ufeff", ""],
  ["", ""],
])("blanks and invisible marks around %j are removed", (text, kept) => {
  expect(trimMarks(text)).toBe(kept);
});

it("a million blanks within a text take no noticeable time", () => {
  const text = `a${" ".repeat(1_000_000)}b`;
  expect(trimMarks(text)).toBe(text);
});

it("invisible marks are removed anywhere in a text, blanks and line breaks are kept", () => {
  expect(withoutMarks("\u200eso\u00adft\ufe0f\u0002\u00a0a\r\n\tb\u3164")).toBe(
    "soft\u00a0a\r\n\tb",
  );
});
