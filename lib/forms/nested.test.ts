import { expect, it } from "vitest";
import { entriesOf, toFormValues, toNested } from "./nested";

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

it("a form that has an entry less than what is saved shows the entry less", () => {
  const values = { ...toFormValues(nested), "reasons.length": "1", "reasons.0.title": "New" };
  expect(entriesOf(values, "reasons")).toEqual([{ title: "New", text: "First" }]);
  expect(entriesOf({}, "reasons")).toEqual([]);
});

it("lines end as the database keeps them, and empty entries are left out", () => {
  const values = { "list.length": "3", "list.2.a": "one\r\ntwo", "list.1.a": " ", text: "a\r\nb" };
  expect(toNested(values)).toEqual({ text: "a\nb", list: [{ a: "one\ntwo" }] });
});
