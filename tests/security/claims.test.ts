import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { z } from "zod";

const item = z.string().regex(/^\d+\.\d+\.\d+$/);
const file = z.string().refine(existsSync, { error: ({ input }) => `${input} is not there.` });
const test = file.regex(/\.(?:test\.tsx?|spec\.ts)$/);

const claim = z.discriminatedUnion("answer", [
  z.strictObject({
    answer: z.literal("yes"),
    items: z.array(item).min(1),
    claim: z.string().min(1),
    where: z.array(file).min(1),
    /** The item asks for a document, or for something to be absent. */
    document: z.literal(true).optional(),
    /** The rule of docs/security.md that is the document. */
    under: z.string().optional(),
  }),
  z.strictObject({
    answer: z.enum(["no", "n/a"]),
    items: z.array(item).min(1),
    claim: z.string().min(1),
    where: z.array(file).optional(),
  }),
]);

const claims = z
  .array(z.strictObject({ chapter: z.string(), claims: z.array(claim).min(1) }))
  .parse(read("docs/security-claims.json"))
  .flatMap((chapter) => chapter.claims);

const guards = z
  .array(
    z.strictObject({
      items: z.array(item).min(1),
      claim: z.string().min(1),
      guard: z.string().optional(),
      /** What the files contain. */
      names: z.array(z.string()).optional(),
      files: z.array(file).min(1),
      tests: z.array(test).min(1),
    }),
  )
  .parse(read("docs/security-guards.json"));

const reliabilityGuards = z
  .array(
    z.strictObject({
      claim: z.string().min(1),
      guard: z.string().optional(),
      names: z.array(z.string()).optional(),
      files: z.array(file).min(1),
      tests: z.array(z.strictObject({ file: test, test: z.string().min(1) })).min(1),
    }),
  )
  .parse(read("docs/reliability-guards.json"));

function read(path: string): unknown {
  return JSON.parse(readFileSync(path, "utf8"));
}

it("no item of the standard is answered twice", () => {
  expect(claims.length).toBeGreaterThan(120);
  const items = claims.flatMap((row) => row.items);
  expect(items.length).toBe(new Set(items).size);
});

it("every claim answered “yes” names a test, unless its item asks for a document", () => {
  const wrong = claims.filter(
    (row) =>
      row.answer === "yes" &&
      row.where.some((path) => test.safeParse(path).success) === (row.document === true),
  );
  expect(wrong).toEqual([]);
});

it("every rule that a claim refers to is in docs/security.md", () => {
  const page = readFileSync("docs/security.md", "utf8");
  const rules = claims.flatMap((row) => (row.answer === "yes" ? (row.under ?? []) : []));
  expect(rules.length).toBeGreaterThan(5);
  expect(rules.filter((rule) => !page.includes(`\n- **${rule}.**`))).toEqual([]);
});

it("every guard is in the files that its row names", () => {
  const rows = [...guards, ...reliabilityGuards];
  expect(rows.length).toBeGreaterThan(200);
  const wrong = rows.filter(({ names = [], files }) => {
    const code = files.map((path) => readFileSync(path, "utf8")).join("\n");
    return names.some((name) => !code.includes(name));
  });
  expect(wrong).toEqual([]);
});

it("every security guard is listed under items that name its test", () => {
  const wrong = guards.filter(({ items, tests }) => {
    const own = claims.filter((row) => row.items.some((one) => items.includes(one)));
    const named = own.flatMap(({ where = [] }) => where);
    return tests.some((path) => !named.includes(path));
  });
  expect(wrong).toEqual([]);
});

it("every file that a document names exists", () => {
  const pages = readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name))
    .concat("README.md", "CONTRIBUTING.md", "front/README.md");
  const folders = "app|bench|components|deploy|docs|emails|front|lib|prisma|sandbox|tests";
  const path = new RegExp(`\`((?:${folders})/[\\w.()[\\]/-]+)\``, "g");
  const named = pages.flatMap((page) =>
    [...readFileSync(page, "utf8").matchAll(path)].map(([, name = ""]) => ({ page, name })),
  );
  expect(named.length).toBeGreaterThan(50);
  expect(named.filter(({ name }) => !existsSync(name))).toEqual([]);
});

it("every decision is in the index", () => {
  const index = readFileSync("docs/decisions/README.md", "utf8");
  const records = readdirSync("docs/decisions").filter((name) => name !== "README.md");
  expect(records.length).toBeGreaterThan(30);
  expect(records.filter((name) => !index.includes(`](${name})`))).toEqual([]);
});
