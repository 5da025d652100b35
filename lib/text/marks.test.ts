import { expect, it } from "vitest";
import { trimMarks } from "./marks";

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
