import { expect, it } from "vitest";
import { seal, unseal } from "./secrets";

it("opens what was sealed for the same purpose", () => {
  expect(unseal("a", seal("a", "JBSWY3DPEHPK3PXP"))).toBe("JBSWY3DPEHPK3PXP");
});

it("seals the same text differently each time, so that two rows tell nothing", () => {
  expect(seal("a", "text")).not.toBe(seal("a", "text"));
});

it("opens nothing for another purpose, and nothing that was changed", () => {
  const sealed = seal("a", "text");
  expect(() => unseal("b", sealed)).toThrow();
  const first = sealed.startsWith("A") ? "B" : "A";
  const changed = `${sealed.slice(0, 10)}${sealed[10] === "A" ? "B" : "A"}${sealed.slice(11)}`;
  expect(() => unseal("a", changed)).toThrow();
  expect(() => unseal("a", `${first}${sealed.slice(1)}`)).toThrow();
});
