import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

const page = readFileSync("docs/security.md", "utf8");

/** The cells of each table row in the text. */
const tables = (text: string) =>
  text
    .split("\n")
    .filter((line) => /^\| \d/.test(line))
    .map((line) => line.slice(2, -2).split(" | "));
const [claims = "", guards = ""] = page.split("\n## Guards that were taken out\n");
const rows = tables(claims).map(([items = "", answer = "", what = "", where = ""]) => ({
  items: listItems(items),
  answer,
  what,
  where,
}));

/** "9.1.2, 9.1.3" and "1.2.6–1.2.8" name two and three items. */
function listItems(text: string): string[] {
  return text.split(", ").flatMap((part) => {
    const [first = "", last = first] = part.split("–");
    const section = first.slice(0, first.lastIndexOf(".") + 1);
    const [from, to] = [first, last].map((item) => Number(item.slice(section.length)));
    if (!section || from === undefined || to === undefined) throw new Error(`What is ${part}?`);
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}${from + index}`);
  });
}

/** Items that ask for documentation, or for something to be absent. */
const DOCUMENTS = [
  "2.1.1",
  "2.1.3",
  "5.1.1",
  "6.1.1",
  "6.1.3",
  "6.4.2",
  "7.1.1",
  "7.1.2",
  "11.1.1",
  "11.1.2",
  "13.1.1",
  "14.1.1",
  "14.1.2",
  "15.1.1",
  "15.1.3",
  "16.1.1",
];
const TEST = /`[^`]+\.(?:test\.tsx?|spec\.ts)`/g;

it("every file that the page of claims names is there", () => {
  const named = [...page.matchAll(/`((?:[\w.()[\]-]+\/)+[\w.-]+|[\w-]+\.(?:json|ts))`/g)];
  const files = named.flatMap(([, file]) => file ?? []);
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
});

/** "`usedAt` in `redeemToken`, `lib/auth/sign-in-links.ts`": names in backticks and the files containing them. */
const PLACED =
  /(?:`([^`]+)`(?: and `([^`]+)`)? )?\bin (?:`(\w+)`, )?`([^`]*[^`/])`(?: and `([^`]+)`)?/g;

it("every name that is said to stand in a file does", () => {
  const placed = [...page.matchAll(PLACED)];
  expect(placed.length).toBeGreaterThan(100);
  const missing = placed.flatMap(([, name, other, within, ...files]) =>
    files
      .filter((file) => file && existsSync(file))
      .map((file) => readFileSync(file, "utf8"))
      .flatMap((text) => [name, other, within].filter((it) => it && !text.includes(it))),
  );
  expect(missing).toEqual([]);
});

it("every row answers yes, no or n/a, and no item stands twice", () => {
  expect(rows.length).toBeGreaterThan(120);
  const wrong = rows.filter(
    ({ answer, what }) => !["yes", "no", "n/a"].includes(answer) || what.trim() === "",
  );
  expect(wrong).toEqual([]);
  const items = rows.flatMap((row) => row.items);
  expect(items.length).toBe(new Set(items).size);
});

it("every yes names a test, but where the item asks for a document", () => {
  const without = rows.filter(({ answer, where }) => answer === "yes" && !where.match(TEST));
  expect(without.flatMap(({ items }) => items)).toEqual(DOCUMENTS);
  expect(without.filter(({ where }) => !where.includes("`"))).toEqual([]);
});

it("each guard that was taken out stands under items that name its test", () => {
  const taken = tables(guards);
  expect(taken.length).toBeGreaterThan(100);
  const wrong = taken.filter(([items = "", , , tests = ""]) => {
    const own = rows.filter((row) => row.items.some((item) => listItems(items).includes(item)));
    const named = own.map(({ where }) => where).join();
    return (tests.match(TEST) ?? ["none"]).some((test) => !named.includes(test));
  });
  expect(wrong).toEqual([]);
});

it("the numbers that the page begins with are those of its tables", () => {
  const count = (answer: string) =>
    rows.filter((row) => row.answer === answer).flatMap(({ items }) => items).length;
  const sum = `${count("yes")} items are *yes*, ${count("no")} *no* and ${count("n/a")} *n/a*`;
  const words = page.replaceAll("\n", " ");
  expect(words).toContain(sum);
  expect(words).toContain(`${tables(guards).length} guards were taken out`);
});

it("what a row says to stand above does", () => {
  const above = [...page.matchAll(/Above, under \*(?<name>[^*]+)\*/g)].map(
    ({ groups }) => groups?.name,
  );
  expect(above.length).toBeGreaterThan(5);
  expect(above.filter((name) => !page.includes(`\n- **${name}.**`))).toEqual([]);
});
