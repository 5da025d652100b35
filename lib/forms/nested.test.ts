import { expect, it } from "vitest";
import { toFormValues, toNested } from "./nested";

const nested = {
  title: "Reasons",
  reasons: [
    { title: "One", text: "First" },
    { title: "Two", text: "Second" },
  ],
};

it("a section becomes a form and the same section again", () => {
  expect(toNested(toFormValues(nested))).toEqual(nested);
});

it("entries keep the order of their numbers, and empty ones are left out", () => {
  const values = { "list.10.a": "last", "list.2.a": "first", "list.3.a": " ", text: "a\r\nb" };
  expect(toNested(values)).toEqual({ text: "a\nb", list: [{ a: "first" }, { a: "last" }] });
});
