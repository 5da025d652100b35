import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
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

it("the fuzz test has valid values for every variable part of an address", () => {
  // Vite does not import it: some of its texts are not well formed.
  const corpus = JSON.parse(readFileSync("tests/support/fuzz/corpus.json", "utf8"));
  const names = globSync("app/**").map((path) => basename(path));
  const parts = names.filter((name) => /^\[.+\]$/.test(name));
  const described = ["[courseSlug]", "[courseId]", "[lessonId]", ...Object.keys(corpus.values)];
  expect([...new Set(parts)].filter((part) => !described.includes(part))).toEqual([]);
  expect(parts.length).toBeGreaterThan(20);
});
