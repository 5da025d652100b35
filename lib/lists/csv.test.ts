import fc from "fast-check";
import { expect, it } from "vitest";
import { type CsvRow, csvResponse } from "./csv";

async function write(rows: CsvRow[]): Promise<string> {
  const answer = csvResponse("people.csv", { name: "Name", note: "Note" }, rows);
  return Buffer.from(await answer.arrayBuffer()).toString("utf8");
}

it("is a download with a heading, a byte-order mark and quoted cells", async () => {
  const answer = csvResponse("people.csv", { name: "Name", at: "Since" }, [
    { name: 'Zoë "Zed" O’Hara, Cork\nIreland', at: new Date("2026-05-06T07:08:09Z") },
    { name: null, at: null },
  ]);
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="people.csv"');
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(Buffer.from(await answer.arrayBuffer()).toString("utf8")).toBe(
    '\uFEFF"Name","Since"\r\n"Zoë ""Zed"" O’Hara, Cork\nIreland","2026-05-06T07:08:09.000Z"\r\n"",""\r\n',
  );
});

it.each(["=1+1", "+44 20", "-2+3", "@SUM(A1)", "\t=1", "\r=1", "\n=1", "  =1", "＝1", "－1"])(
  "%j is written as text, not as a formula",
  async (name) => {
    expect(await write([{ name, note: "" }])).toContain(`"'${name.trim()}",""`);
  },
);

it("a number stays a number, also a negative one", async () => {
  expect(await write([{ name: -4999, note: 12.5 }])).toContain('"-4999","12.5"');
});

it("no text makes a cell start a formula or leave its quotes", async () => {
  const hostile = fc.stringMatching(/^[\s"',;=+\-@＝＋－＠a]{0,8}$/);
  await fc.assert(
    fc.asyncProperty(hostile, hostile, async (name, note) => {
      const [, ...lines] = (await write([{ name, note }])).split("\r\n");
      const cells = /^"((?:[^"]|"")*)","((?:[^"]|"")*)"\r\n$/u.exec(lines.join("\r\n"))?.slice(1);
      expect(cells).toHaveLength(2);
      for (const cell of cells ?? []) expect(cell).not.toMatch(/^\s*[=+\-@＝＋－＠\t\r\n]/u);
    }),
  );
});

it("a source that fails aborts the download, so that half a table does not look complete", async () => {
  async function* breaking() {
    yield { name: "Ada" };
    throw new Error("the connection was lost");
  }
  const answer = csvResponse("people.csv", { name: "Name" }, breaking());
  await expect(answer.text()).rejects.toThrow();
});
