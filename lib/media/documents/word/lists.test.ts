import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { names, paragraph } from "../../../../tests/support/word-document";

const item = (words: string, level = 0, list = 1) =>
  paragraph(words, `<w:numPr><w:ilvl w:val="${level}"/><w:numId w:val="${list}"/></w:numPr>`);
const level = (index: number, format: string, text: string, more = "") =>
  `<w:lvl w:ilvl="${index}">${more}<w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
const described = (levels: string[], list = 1, more = "") =>
  `<w:abstractNum w:abstractNumId="${list}">${levels.join("")}${more}</w:abstractNum>`;
const list = (id: number, description = id, more = "") =>
  `<w:num w:numId="${id}"><w:abstractNumId w:val="${description}"/>${more}</w:num>`;

async function read(items: string[], numbering: string, styles = "") {
  return readWord(items.join(""), [], {
    "word/numbering.xml": `<w:numbering ${names}>${numbering}</w:numbering>`,
    ...(styles && { "word/styles.xml": `<w:styles ${names}>${styles}</w:styles>` }),
  });
}

const numbers = described([level(0, "decimal", "%1."), level(1, "decimal", "%2)")]) + list(1);

it("numbers go on after a paragraph", async () => {
  const { html, leftOut } = await read(
    [item("One"), item("Two"), paragraph("Pause"), item("Three"), item("Four")],
    numbers,
  );
  expect(html).toBe(
    '<ol><li>One</li><li>Two</li></ol><p>Pause</p><ol start="3"><li>Three</li><li>Four</li></ol>',
  );
  expect(leftOut).toEqual([]);
});

it("numbers go on in the next cell of a table", async () => {
  const cell = (words: string) => `<w:tc>${item(words)}</w:tc>`;
  const { html } = await read([`<w:tbl><w:tr>${cell("A")}${cell("B")}</w:tr></w:tbl>`], numbers);
  expect(html).toBe(
    '<table><tr><td><ol><li>A</li></ol></td><td><ol start="2"><li>B</li></ol></td></tr></table>',
  );
});

it("a list starts where the document says, and an empty item counts", async () => {
  const from5 = described([level(0, "decimal", "%1.", '<w:start w:val="5"/>')]) + list(1);
  expect((await read([item("Five"), item(""), item("Seven")], from5)).html).toBe(
    '<ol start="5"><li>Five</li></ol><ol start="7"><li>Seven</li></ol>',
  );
});

it("a list with its own start begins anew, and one without goes on", async () => {
  const anew = '<w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride>';
  const { html } = await read(
    [item("A"), item("B", 0, 2), item("C", 0, 3)],
    numbers + list(2, 1, anew) + list(3, 1),
  );
  expect(html).toBe("<ol><li>A</li></ol><ol><li>B</li><li>C</li></ol>");
});

it("an inner list begins anew in each outer item", async () => {
  const { html } = await read(
    [item("A"), item("a", 1), item("b", 1), item("B"), item("c", 1)],
    numbers,
  );
  expect(html).toBe(
    "<ol><li>A<ol><li>a</li><li>b</li></ol></li><li>B<ol><li>c</li></ol></li></ol>",
  );
});

it("a list of nine levels keeps them, also where one is left out", async () => {
  const all = Array.from({ length: 9 }, (_, index) => index);
  const bullets = described(all.map((index) => level(index, "bullet", "•"))) + list(1);
  const deep = await read(
    all.map((index) => item(`L${index}`, index)),
    bullets,
  );
  expect(deep.html.match(/<ul><li>L\d/g)).toHaveLength(9);
  expect((await read([item("A"), item("B", 2), item("C")], bullets)).html).toBe(
    "<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>",
  );
});

it("a level without numbers is no numbered list", async () => {
  const none = described([level(0, "none", ""), level(1, "none", "Note:")]) + list(1);
  expect((await read([item("Plain"), item("Mind", 1)], none)).html).toBe(
    "<p>Plain</p><p>Note: Mind</p>",
  );
});

it.each([
  ["lowerLetter", "%1)", "a)"],
  ["upperRoman", "%1.", "I."],
  ["decimal", "Step %1:", "Step 1:"],
  ["decimal", "§ %1", "§ 1"],
  ["upperRoman", "Article %1.", "Article I."],
])("a list’s own way to write numbers is named: %s", async (format, text, shown) => {
  const { html, leftOut } = await read(
    [item("In"), item("Out")],
    described([level(0, format, text)]) + list(1),
  );
  expect(html).toBe("<ol><li>In</li><li>Out</li></ol>");
  expect(leftOut).toEqual([`how lists write their numbers (“${shown}”)`]);
});

it.each(["ordinal", "cardinalText", "russianLower", "chicago"])(
  "numbers that are no figures are named: %s",
  async (format) => {
    const numbering = described([level(0, format, "%1.")]) + list(1);
    const { html, leftOut } = await read([item("A"), item("B")], numbering);
    expect([html, leftOut]).toEqual([
      "<ol><li>A</li><li>B</li></ol>",
      ["how lists write their numbers"],
    ]);
  },
);

it.each(["%1.", "%1)", "(%1)", "[%1]", "%1", "%1.-", "0%1 –"])(
  "signs around a number are no loss: %s",
  async (text) => {
    const { leftOut } = await read([item("A")], described([level(0, "decimal", text)]) + list(1));
    expect(leftOut).toEqual([]);
  },
);

it("numbers of several levels stay a list in order, and are named", async () => {
  const outline = described([level(0, "upperLetter", "%1"), level(1, "decimal", "%1.%2")]);
  const { html, leftOut } = await read(
    [item("A", 0), item("B", 1), item("C", 1)],
    outline + list(1),
  );
  expect(html).toBe("<ol><li>A<ol><li>B</li><li>C</li></ol></li></ol>");
  expect(leftOut).toEqual(["how lists write their numbers (“A”)"]);
});

it("a list of letters goes on after z", async () => {
  const letters = described([level(0, "lowerLetter", "%1.", '<w:start w:val="25"/>')]) + list(1);
  const { html } = await read([item("Y"), item("Z"), item("AA"), item("BB")], letters);
  expect(html).toBe('<ol start="25"><li>Y</li><li>Z</li><li>AA</li><li>BB</li></ol>');
});

it("words in place of a bullet stay, and a letter that is drawn as a sign goes", async () => {
  const bullets = described([level(0, "bullet", "Tip:"), level(1, "bullet", "o")]) + list(1);
  expect((await read([item("A"), item("B", 1)], bullets)).html).toBe(
    "<ul><li>Tip: A<ul><li>B</li></ul></li></ul>",
  );
});

it("a heading keeps its number as words", async () => {
  const outline = described([
    level(0, "upperRoman", "Part %1"),
    level(1, "decimal", "%1.%2", "<w:isLgl/>"),
  ]);
  const heading = (index: number) =>
    `<w:style w:type="paragraph" w:styleId="H${index}"><w:name w:val="heading ${index}"/><w:pPr><w:numPr><w:ilvl w:val="${index - 1}"/><w:numId w:val="1"/></w:numPr></w:pPr></w:style>`;
  const { html } = await read(
    [1, 2, 2, 1, 2].map((index) => paragraph("x", `<w:pStyle w:val="H${index}"/>`)),
    outline + list(1),
    heading(1) + heading(2),
  );
  expect(html).toBe(
    "<h1>Part I x</h1><h2>1.1 x</h2><h2>1.2 x</h2><h1>Part II x</h1><h2>2.1 x</h2>",
  );
});

it("a list is found by the paragraph’s style, and by a list style", async () => {
  const { html } = await read(
    [paragraph("A", '<w:pStyle w:val="Mine"/>'), item("B", 0, 2)],
    described([], 0, '<w:numStyleLink w:val="Points"/>') +
      described([level(0, "bullet", "•")], 1, '<w:styleLink w:val="Points"/>') +
      list(1) +
      list(2, 0),
    `<w:style w:type="numbering" w:styleId="Points"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
     <w:style w:type="paragraph" w:styleId="Base"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>
     <w:style w:type="paragraph" w:styleId="Mine"><w:basedOn w:val="Base"/></w:style>`,
  );
  expect(html).toBe("<ul><li>A</li><li>B</li></ul>");
});

it("a paragraph that leaves its style’s list is none of its items", async () => {
  const { html } = await read(
    [paragraph("A", '<w:pStyle w:val="Mine"/><w:numPr><w:numId w:val="0"/></w:numPr>')],
    numbers,
    '<w:style w:type="paragraph" w:styleId="Mine"><w:pPr><w:numPr><w:numId w:val="1"/></w:numPr></w:pPr></w:style>',
  );
  expect(html).toBe("<p>A</p>");
});
