import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { picture } from "../../../../tests/support/word-document";

const run = (within: string) => `<w:r><w:rPr><w:b/></w:rPr>${within}</w:r>`;
const words = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const PAGE = '<w:br w:type="page"/>';
const COLUMN = '<w:br w:type="column"/>';
const read = async (within: string) => {
  const { html, leftOut } = await readWord(`<w:p>${within}</w:p>`);
  return [html.replaceAll(/<\/?strong>/g, ""), ...leftOut];
};

it.each([
  ["a page", `${run(words("one") + PAGE + words("two"))}`, "one<br />two"],
  ["a column", `${run(words("one"))}${run(COLUMN)}${run(words("two"))}`, "one<br />two"],
  [
    "several",
    run(words("one") + COLUMN + PAGE + words(" ") + PAGE + words("two")),
    "one<br /> two",
  ],
  ["a line’s too", run(`${words("one")}${PAGE}<w:br/>${words("two")}`), "one<br />two"],
  ["a line’s first", run(`${words("one")}<w:br/>${PAGE}${words("two")}`), "one<br />two"],
  ["a return", run(`${words("one")}<w:cr/>${words("two")}`), "one<br />two"],
  [
    "a page, inside a field",
    `<w:fldSimple w:instr='DATE'>${run(words("one") + PAGE)}</w:fldSimple>${run(words("two"))}`,
    "one<br />two",
  ],
])("words stay apart where a break stands between them: %s", async (_what, within, html) => {
  expect(await read(within)).toEqual([`<p>${html}</p>`]);
});

it("a link goes on behind a break", async () => {
  const link = `HYPERLINK "https://a.example"`;
  const [html] = await read(
    `<w:fldSimple w:instr='${link}'>${run(words("one") + PAGE + words("two"))}</w:fldSimple>`,
  );
  expect(html).toBe('<p><a href="https://a.example">one<br />two</a></p>');
});

it.each([
  ["at its start", run(PAGE + words("one"))],
  ["behind spaces at its start", run(words(" ") + PAGE + words("one"))],
  ["at its end", run(words("one")) + run(PAGE) + run(words(" "))],
  [
    "where the page of the last print ended",
    run(`${words("o")}<w:lastRenderedPageBreak/>${words("ne")}`),
  ],
])("a paragraph has no line break %s", async (_where, within) => {
  const [html] = await read(within);
  expect(html?.replaceAll(" ", "")).toBe("<p>one</p>");
});

it("a paragraph of breaks alone is left out", async () => {
  expect(
    (await readWord(`<w:p>${run(words("one"))}</w:p><w:p>${run(PAGE + COLUMN)}</w:p>`)).html,
  ).toBe("<p><strong>one</strong></p>");
});

it("a picture needs no break beside it", async () => {
  const [drawing = ""] = /<w:r>.*<\/w:r>/.exec(picture("a", "Dog")) ?? [];
  const { html } = await readWord(
    `<w:p>${run(words("one"))}${run(PAGE)}${drawing}${run(PAGE)}${run(words("two"))}</w:p>`,
    [{ id: "a", type: "image", target: "media/a.png" }],
    { "word/media/a.png": "x" },
  );
  expect(html).not.toContain("<br");
});

it.each(["<w:tab/>", "<w:ptab/>", `</w:r><w:r><w:tab/></w:r><w:r>`])(
  "a tab leaves a blank between words: %s",
  async (tab) => {
    expect(await read(run(words("one") + tab + words("two")))).toEqual(["<p>one\ttwo</p>"]);
  },
);
