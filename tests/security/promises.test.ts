import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

const shared = { claim: z.string(), tests: z.array(z.string()) };
const guards = z.array(z.object(shared)).parse(read("docs/security-guards.json"));
const reliability = z
  .array(z.object({ ...shared, tests: z.array(z.object({ file: z.string(), test: z.string() })) }))
  .parse(read("docs/reliability-guards.json"));

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

const promises = [
  ...reliability.map(({ claim, tests }) => ({ claim, files: tests.map(({ file }) => file) })),
  ...guards.map(({ claim, tests }) => ({ claim, files: tests })),
];

/** The quicker command that runs at least one of the tests; the other runs them all. */
const command = (files: string[]) =>
  files.every((file) => /\.full\.(?:test|spec)\.ts$/.test(file)) ? "npm run test:full" : "npm test";

const row = ({ claim, files }: (typeof promises)[number]) =>
  `| ${claim} | ${[...new Set(files)].map((file) => `\`${file}\``).join(", ")} | \`${command(files)}\` |`;

it("docs/promises.md lists each promise with its tests and the command that runs them", async () => {
  const table = [
    "# Each promise, its test, and the command that runs it",
    "",
    "`tests/security/promises.test.ts` keeps this table; after a change, run it with `--update`.",
    "",
    "| Promise | Tests | First command that proves it |",
    "|---|---|---|",
    ...promises.map(row),
    "",
  ].join("\n");
  await expect(table).toMatchFileSnapshot("../../docs/promises.md");
});
