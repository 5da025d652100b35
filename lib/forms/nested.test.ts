import { expect, it } from "vitest";
import { entriesOf, toFormValues, toNested } from "./nested";

const nested = {
  title: "Reasons",
  reasons: [
    { title: "One", text: "First" },
    { title: "Two", text: "Second" },
  ],
};

it("a section converted to form values and back is unchanged", () => {
  expect(toNested(toFormValues(nested))).toEqual(nested);
});

it("a form with one entry less than the saved section shows one entry less", () => {
  const values = { ...toFormValues(nested), "reasons.length": "1", "reasons.0.title": "New" };
  expect(entriesOf(values, "reasons")).toEqual([{ title: "New", text: "First" }]);
  expect(entriesOf({}, "reasons")).toEqual([]);
});

it("empty entries are left out", () => {
  const values = { "list.length": "3", "list.2.a": "one", "list.1.a": " ", text: "a" };
  expect(toNested(values)).toEqual({ text: "a", list: [{ a: "one" }] });
});
