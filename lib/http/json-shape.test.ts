import { expect, it } from "vitest";
import { hasShape, isListOf, readJson } from "./json-shape";

const price = { title: "string", pence: "number", sold: "boolean" } as const;

it("accepts an object that has the fields with their types, whatever else it has", () => {
  expect(hasShape({ title: "A course", pence: 4999, sold: false, id: 1 }, price)).toBe(true);
});

it.each([
  ["null", null],
  ["undefined", undefined],
  ["a text", "A course"],
  ["a list", [{ title: "A course", pence: 4999, sold: false }]],
  ["an object without one of the fields", { title: "A course", pence: 4999 }],
  ["a field of another kind", { title: "A course", pence: "4999", sold: false }],
  ["a field that is null", { title: null, pence: 4999, sold: false }],
  ["fields that it only inherits", Object.create({ title: "A course", pence: 1, sold: true })],
])("does not accept %s", (_, json) => {
  expect(hasShape(json, price)).toBe(false);
});

it("requires every entry of a list to have the shape", () => {
  const good = { title: "A course", pence: 4999, sold: true };
  expect(isListOf([], price)).toBe(true);
  expect(isListOf([good, good], price)).toBe(true);
  expect(isListOf([good, null], price)).toBe(false);
  expect(isListOf(good, price)).toBe(false);
});

it.each([
  ['{"pence":4999}', { pence: 4999 }],
  ["[]", []],
  ["{", null],
  ["", null],
])("reads %j as %j", (text, json) => {
  expect(readJson(text)).toEqual(json);
});
