import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/security.md", "utf8");
const rows = page.split("\n").filter((line) => /^\| [\d.]/.test(line));

it("every file that the page of claims names is there", () => {
  const named = [...page.matchAll(/`((?:[\w.()[\]-]+\/)+[\w.-]+|[\w-]+\.(?:json|ts))`/g)];
  const files = named.flatMap(([, file]) => file ?? []);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

it("every row answers yes, no or n/a, and every yes names where", () => {
  expect(rows.length).toBeGreaterThan(120);
  const wrong = rows.filter((row) => {
    const [, , answer = "", what = "", where = ""] = row.split(" | ").join("|").split("|");
    if (!["yes", "no", "n/a"].includes(answer.trim())) return true;
    return what.trim() === "" || (answer.trim() === "yes" && where.trim() === "");
  });
  expect(wrong).toEqual([]);
});

it("what a row says to stand above does", () => {
  const above = [...page.matchAll(/Above, under \*(?<name>[^*]+)\*/g)].map(
    ({ groups }) => groups?.name,
  );
  expect(above.length).toBeGreaterThan(5);
  expect(above.filter((name) => !page.includes(`\n- **${name}.**`))).toEqual([]);
});
