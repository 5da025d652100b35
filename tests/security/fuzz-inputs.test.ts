import { expect, it } from "vitest";
import { actionInputs } from "@/tests/support/fuzz/inputs";
import { codeOf, sources } from "./sources";

// The hostile requests themselves need the production build; this finds what they forget in seconds.
it("the fuzz test sends requests to every server action", () => {
  const actions = sources
    .map(codeOf)
    .filter((code) => code.startsWith('"use server"'))
    .flatMap((code) => [...code.matchAll(/^export (?:const|async function) (\w+)/gm)])
    .map(([, name]) => name);
  expect(actions.length).toBeGreaterThan(50);
  expect(Object.keys(actionInputs).sort()).toEqual(actions.sort());
});
