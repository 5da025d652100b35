import { expect, it } from "vitest";
import { canonicalForm, decodeForm } from "./form-encoding";

it("decodes nested objects and both notations of arrays", () => {
  const text = "created[gte]=5&types[0]=a&types[1]=b&expand[]=x&expand[]=y&a[b][c]=d";
  expect(decodeForm(text)).toEqual({
    created: { gte: "5" },
    types: ["a", "b"],
    expand: ["x", "y"],
    a: { b: { c: "d" } },
  });
});

it("treats a field named __proto__ like any other", () => {
  expect(Object.keys(decodeForm("__proto__[polluted]=1"))).toEqual(["__proto__"]);
  expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
});

it("refuses a body with too many levels or fields", () => {
  expect(() => decodeForm(`a${"[b]".repeat(50)}=1`)).toThrow("nested too deeply");
  expect(() => decodeForm("a=1&".repeat(2000))).toThrow("too many");
});

it("treats the same fields in another order as the same request", () => {
  expect(canonicalForm("b=2&a=1")).toBe(canonicalForm("a=1&b=2"));
});
