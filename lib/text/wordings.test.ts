import { expect, it } from "vitest";
import { wordingOf } from "./wordings";

it("a version keeps its own words, and one that was never shown has none", () => {
  const wordings = new Map([
    ["1", "The first words."],
    ["2", "Other words."],
  ]);
  expect(wordingOf(wordings, "1")).toBe("The first words.");
  expect(() => wordingOf(wordings, "3")).toThrow("There is no wording 3.");
});
