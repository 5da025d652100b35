import { readFileSync } from "node:fs";
import { expect, it } from "vitest";

it("docs/growth.md says for each table when its rows are deleted", () => {
  const models = readFileSync("prisma/schema.prisma", "utf8").matchAll(/^model (\w+)/gm);
  const rows = readFileSync("docs/growth.md", "utf8").matchAll(/^\| (\w+) \|(?: [^|]+ \|){2}$/gm);
  const named = Array.from(rows, ([, name]) => name).filter((name) => name !== "Table");
  expect(named).toEqual(Array.from(models, ([, name]) => name));
});
