import { expect, it } from "vitest";
import { wordingOf } from "./wordings";

it("a version has its own wording, and an unknown version throws", () => {
  const wordings = new Map([
    ["1", "The first words."],
    ["2", "Other words."],
  ]);
  expect(wordingOf(wordings, "1")).toBe("The first words.");
  expect(() => wordingOf(wordings, "3")).toThrow("There is no wording 3.");
});
