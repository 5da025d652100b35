import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { paragraph } from "../../../../tests/support/word-document";

const cell = (words: string, look = "") =>
  `<w:tc><w:tcPr>${look}</w:tcPr>${paragraph(words)}</w:tc>`;
const row = (cells: string, look = "") => `<w:tr><w:trPr>${look}</w:trPr>${cells}</w:tr>`;
const read = async (...body: string[]) => (await readWord(body.join(""))).html;

it("merged cells stay merged, beside bookmarks and rows that are content controls", async () => {
  const html = await read(
    "<w:tbl>",
    row(cell("Head", '<w:gridSpan w:val="2"/>'), "<w:tblHeader/>"),
    '<w:bookmarkStart w:id="1" w:name="b"/><w:bookmarkEnd w:id="1"/>',
    row(cell("Both", '<w:vMerge w:val="restart"/>') + cell("A")),
    `<w:sdt><w:sdtContent>${row(cell("", "<w:vMerge/>") + cell("B"))}</w:sdtContent></w:sdt>`,
    "</w:tbl>",
  );
  expect(html).toBe(
    '<table><thead><tr><th colspan="2"><p>Head</p></th></tr></thead><tbody><tr><td rowspan="2"><p>Both</p></td><td><p>A</p></td></tr><tr><td><p>B</p></td></tr></tbody></table>',
  );
});

it("a row that begins inside the table’s edge keeps its columns", async () => {
  expect(
    await read(
      "<w:tbl>",
      row(cell("A") + cell("B")),
      row(cell("C"), '<w:gridBefore w:val="1"/>'),
      "</w:tbl>",
    ),
  ).toBe(
    "<table><tr><td><p>A</p></td><td><p>B</p></td></tr><tr><td></td><td><p>C</p></td></tr></table>",
  );
});

it("a table in a cell stays there, and a deleted row goes", async () => {
  const inner = `<w:tbl>${row(cell("inner"))}</w:tbl>`;
  expect(
    await read(
      "<w:tbl>",
      row(`<w:tc>${inner}<w:p/></w:tc>`),
      row(cell("gone"), "<w:del/>"),
      "</w:tbl>",
    ),
  ).toBe("<table><tr><td><table><tr><td><p>inner</p></td></tr></table></td></tr></table>");
});

it("a paragraph whose end is deleted goes on in the next one, or ends all the same", async () => {
  const open = (words: string) => paragraph(words, "<w:rPr><w:del/></w:rPr>");
  expect(await read(open("a"), open("b"), paragraph("c"), open("d"))).toBe("<p>abc</p><p>d</p>");
});

it("a large first letter belongs to its word", async () => {
  const letter = paragraph("B", '<w:framePr w:dropCap="drop" w:lines="3"/>');
  expect(await read(letter, paragraph("reathe"))).toBe("<p>Breathe</p>");
});

it("words in content controls and custom XML are kept", async () => {
  expect(
    await read(
      `<w:sdt><w:sdtPr><w:dropDownList><w:listItem w:value="no"/></w:dropDownList></w:sdtPr><w:sdtContent>${paragraph("chosen")}</w:sdtContent></w:sdt>`,
      `<w:customXml w:element="x">${paragraph("custom")}</w:customXml>`,
    ),
  ).toBe("<p>chosen</p><p>custom</p>");
});
