import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { names, paragraph } from "../../../../tests/support/word-document";

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

const bold = "<w:rPr><w:b/></w:rPr>";
const part = (type: string) => `<w:tblStylePr w:type="${type}">${bold}</w:tblStylePr>`;
const tableStyle = (id: string, more: string) =>
  `<w:style w:type="table" w:styleId="${id}"><w:name w:val="${id}"/>${more}</w:style>`;
const styled = (id: string, ...rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="${id}"/></w:tblPr>${rows.join("")}</w:tbl>`;
const titles = '<w:cnfStyle w:val="100000000000"/>';
const first = '<w:cnfStyle w:firstColumn="1"/>';

async function readStyled(body: string, ...styles: string[]) {
  const files = { "word/styles.xml": `<w:styles ${names}>${styles.join("")}</w:styles>` };
  return (await readWord(body, [], files)).html;
}

it("rows and columns that a table’s style makes bold are titles and bold", async () => {
  const grid = tableStyle("Grid", part("firstRow") + part("firstCol"));
  const mine = tableStyle("Mine", '<w:basedOn w:val="Grid"/>');
  const body = styled(
    "Mine",
    row(cell("Day", first) + cell("Task"), titles),
    row(cell("One", first) + cell("Breathe")),
  );
  expect(await readStyled(body, grid, mine)).toBe(
    "<table><thead><tr><th><p>Day</p></th><th><p>Task</p></th></tr></thead><tbody><tr><td><p><strong>One</strong></p></td><td><p>Breathe</p></td></tr></tbody></table>",
  );
});

it("a table's last row is bold where its style says so", async () => {
  const grid = tableStyle("Grid", part("firstRow") + part("lastRow"));
  const body = styled("Grid", row(cell("One")), row(cell("Total"), '<w:cnfStyle w:lastRow="1"/>'));
  expect(await readStyled(body, grid)).toBe(
    "<table><tr><td><p>One</p></td></tr><tr><td><p><strong>Total</strong></p></td></tr></table>",
  );
});

it("a row is no title by a style that does not make it bold, nor by that of a table around it", async () => {
  const body = styled("Bold", row(`<w:tc>${styled("Plain", row(cell("x"), titles))}<w:p/></w:tc>`));
  expect(
    await readStyled(body, tableStyle("Bold", bold + part("firstRow")), tableStyle("Plain", "")),
  ).toBe("<table><tr><td><table><tr><td><p>x</p></td></tr></table></td></tr></table>");
  const whole = styled("Bold", row(cell("x")));
  expect(await readStyled(whole, tableStyle("Bold", bold))).toBe(
    "<table><tr><td><p><strong>x</strong></p></td></tr></table>",
  );
});

const looking = (id: string, look: string, ...rows: string[]) =>
  `<w:tbl><w:tblPr><w:tblStyle w:val="${id}"/><w:tblLook ${look}/></w:tblPr>${rows.join("")}</w:tbl>`;
const nine = (look: string) =>
  looking(
    "Grid",
    look,
    row(cell("A") + cell("B") + cell("C")),
    row(cell("D") + cell("E") + cell("F")),
    row(cell("G") + cell("H") + cell("I")),
  );
const allParts = ["firstRow", "lastRow", "firstCol", "lastCol"].map(part).join("");
/** The words of title cells, and bold words. */
const marked = (html: string) =>
  Array.from(html.matchAll(/<th>.*?<\/th>|<strong>.*?<\/strong>/g), ([it]) =>
    it.replaceAll(/<[^>]+>/g, ""),
  ).join("");

it.each([
  ['w:firstRow="1"', "ABC"],
  ['w:val="0020"', "ABC"],
  ['w:val="0020" w:firstRow="0"', ""],
  ['w:lastRow="1"', "GHI"],
  ['w:val="0040"', "GHI"],
  ['w:firstColumn="true"', "ADG"],
  ['w:val="0080"', "ADG"],
  ['w:lastColumn="1"', "CFI"],
  ['w:val="0100"', "CFI"],
  ['w:val="01E0"', "ABCDFGHI"],
  ['w:val="0400"', ""],
])("a table with %s shows these parts of its style in all rows: %s", async (look, words) => {
  expect(marked(await readStyled(nine(look), tableStyle("Grid", allParts)))).toBe(words);
});

it("the first row is a title row also by a shade of its style", async () => {
  const look = (fill: string) =>
    tableStyle(
      "Grid",
      `<w:tblStylePr w:type="firstRow"><w:tcPr><w:shd w:val="clear" w:fill="${fill}"/></w:tcPr></w:tblStylePr>`,
    );
  const read = async (fill: string) => marked(await readStyled(nine('w:firstRow="1"'), look(fill)));
  expect(await read("4472C4")).toBe("ABC");
  expect(await read("auto")).toBe("");
  expect(await read("FFFFFF")).toBe("");
});

it("a row that Word marks as another part is no title", async () => {
  const grid = tableStyle("Grid", allParts);
  const look = 'w:firstRow="1"';
  const marks = '<w:cnfStyle w:val="000000100000"/>';
  expect(await readStyled(looking("Grid", look, row(cell("A"), marks), row(cell("B"))), grid)).toBe(
    "<table><tr><td><p>A</p></td></tr><tr><td><p>B</p></td></tr></table>",
  );
});

it("deleted rows and merged cells are none of a table's edges", async () => {
  const grid = tableStyle("Grid", allParts);
  const body = looking(
    "Grid",
    'w:firstRow="1" w:lastRow="1" w:lastColumn="1"',
    row(cell("gone"), "<w:del/>"),
    row(cell("A") + cell("B")),
    `<w:sdt><w:sdtContent>${row(cell("C", '<w:gridSpan w:val="2"/>'))}</w:sdtContent></w:sdt>`,
    row(cell("D") + cell("E")),
    row(cell("F") + cell("G")),
    row(cell("gone"), "<w:del/>"),
  );
  expect(marked(await readStyled(body, grid))).toBe("ABCEFG");
});

it("a table in a cell follows its own look", async () => {
  const grid = tableStyle("Grid", allParts);
  const inner = looking("Grid", 'w:val="0000"', row(cell("x")), row(cell("y")));
  const body = looking(
    "Grid",
    'w:lastRow="1"',
    row(cell("A")),
    row(`<w:tc>${inner}${paragraph("B")}</w:tc>`),
  );
  expect(marked(await readStyled(body, grid))).toBe("B");
});
