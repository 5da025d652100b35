import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { HANDLED, PERMISSIONS } from "./stripe-setup";

const differences = readFileSync("docs/card-provider.md", "utf8").split("\n").slice(10);
const readme = readFileSync("README.md", "utf8");

function listed(passage: RegExp): string[] {
  const [, text = ""] = passage.exec(readme) ?? [];
  return [...text.matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name);
}

it("the README lists exactly the events that are handled", () => {
  expect(listed(/send these events to `[^`]+`:(.*?)\. /s)).toEqual(HANDLED);
});

it("the README lists exactly the permissions that a restricted key needs", () => {
  const access = ({ resource, permission }: (typeof PERMISSIONS)[number]) =>
    `${resource}: ${permission.endsWith("_write") ? "Write" : "Read"}`;
  expect(listed(/restricted key \(`rk_live_…`\) with (.*?)\. /s)).toEqual(PERMISSIONS.map(access));
});

it.each(differences.filter(Boolean))(
  "each difference of the stand-in has a place, and a test or a risk: %s",
  (row) => {
    const [, what, where, bound] = row.split("|").map((cell) => cell.trim());
    expect([what, where].every(Boolean)).toBe(true);
    expect(bound).toMatch(/^(Risk: |`[\w/-]+\.(test|spec)\.ts`)/);
  },
);
