import { expect, it } from "vitest";
import { readWord } from "../../../../tests/support/read-word";
import { names, paragraph } from "../../../../tests/support/word-document";

const style = (id: string, name: string, more = "", type = "paragraph") =>
  `<w:style w:type="${type}" w:styleId="${id}"><w:name w:val="${name}"/>${more}</w:style>`;
const basedOn = (id: string) => `<w:basedOn w:val="${id}"/>`;
const outline = (level: number) => `<w:outlineLvl w:val="${level}"/>`;
const styled = (id: string, words = "x", run = "") =>
  paragraph(words, `<w:pStyle w:val="${id}"/>`, run);

async function read(body: string, ...styles: string[]) {
  const files = { "word/styles.xml": `<w:styles ${names}>${styles.join("")}</w:styles>` };
  return (await readWord(body, [], files)).html;
}

it.each([
  [
    "of a style that is based on a heading",
    "h1",
    style("H1", "heading 1") + style("A", "Kapitel", basedOn("H1")),
  ],
  [
    "by the outline level of a translated style",
    "h1",
    style("A", "Überschrift 1", `<w:pPr>${outline(0)}</w:pPr>`),
  ],
  ["by the name of a style without an outline level", "h3", style("A", "Heading 3")],
  ["below the six of a web page", "h6", style("A", "heading 7")],
  ["called Title", "h1", style("A", "Title")],
  ["called Subtitle", "h2", style("A", "Subtitle")],
])("a heading is one: %s", async (_what, tag, styles) => {
  expect(await read(styled("A"), styles)).toBe(`<${tag}>x</${tag}>`);
});

it("a paragraph may be a heading, or none, whatever its style is", async () => {
  expect(await read(paragraph("x", outline(1)))).toBe("<h2>x</h2>");
  const body = style("A", "TOC Heading", `${basedOn("H1")}<w:pPr>${outline(9)}</w:pPr>`);
  expect(await read(styled("A"), style("H1", "heading 1"), body)).toBe("<p>x</p>");
});

it("a heading whose style is not described is one by its name", async () => {
  expect(await read(styled("Heading2"))).toBe("<h2>x</h2>");
});

it.each(["Quote", "Intense Quote", "Zitat", "Quotations"])("%s is a quotation", async (name) => {
  expect(await read(styled("A"), style("A", name, "<w:rPr><w:i/></w:rPr>"))).toBe(
    "<blockquote><p>x</p></blockquote>",
  );
});

it("words are bold or italic by their own style and by those it is based on", async () => {
  const bold = style("B", "Kräftig", "<w:rPr><w:b/></w:rPr>", "character");
  const both = style("C", "C", `${basedOn("B")}<w:rPr><w:i/></w:rPr>`, "character");
  const word = (id: string) => paragraph("x", "", `<w:rStyle w:val="${id}"/>`);
  expect(await read(word("B") + word("C"), bold, both)).toBe(
    "<p><strong>x</strong></p><p><strong><em>x</em></strong></p>",
  );
});

it("words are bold by their paragraph’s style, unless they say otherwise", async () => {
  const bold = style("A", "A", "<w:rPr><w:b/></w:rPr>");
  const strong = style("S", "Strong", "<w:rPr><w:b/></w:rPr>", "character");
  const body = [
    styled("A"),
    styled("A", "x", '<w:b w:val="off"/>'),
    styled("A", "x", '<w:rStyle w:val="S"/>'),
  ];
  expect(await read(body.join(""), bold, strong)).toBe("<p><strong>x</strong></p><p>x</p><p>x</p>");
});

it("words of a script that runs to the left have a bold of their own", async () => {
  const run = (look: string) => paragraph("x", "", look);
  expect(await read(run("<w:rtl/><w:bCs/>") + run("<w:rtl/><w:b/>") + run("<w:bCs/>"))).toBe(
    "<p><strong>x</strong></p><p>x</p><p>x</p>",
  );
});

it("a heading is not bold a second time by its style", async () => {
  const heading = style("A", "heading 1", "<w:rPr><w:b/><w:i/></w:rPr>");
  expect(await read(styled("A"), heading)).toBe("<h1>x</h1>");
});

it("hidden words are left out, also by their style, and named", async () => {
  const hidden = style("N", "Notes to me", "<w:rPr><w:vanish/></w:rPr>", "character");
  const heading = style("H", "heading 1", "<w:rPr><w:vanish/></w:rPr>");
  const files = { "word/styles.xml": `<w:styles ${names}>${hidden}${heading}</w:styles>` };
  const body = [
    paragraph("Shown"),
    paragraph("the price trick", "", "<w:vanish/>"),
    paragraph("a name", "", '<w:rStyle w:val="N"/>'),
    styled("H", "a heading"),
    paragraph("Also shown", "", '<w:rStyle w:val="N"/><w:vanish w:val="0"/>'),
  ];
  const { html, leftOut } = await readWord(body.join(""), [], files);
  expect(html).toBe("<p>Shown</p><p>Also shown</p>");
  expect(leftOut).toEqual(["hidden text"]);
});

it("styles that are based on each other end the search", async () => {
  expect(
    await read(styled("A"), style("A", "A", basedOn("B")), style("B", "B", basedOn("A"))),
  ).toBe("<p>x</p>");
});
