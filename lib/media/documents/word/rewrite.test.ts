import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { readWord, readWordFile } from "../../../../tests/support/read-word";
import { names, paragraph, picture } from "../../../../tests/support/word-document";

const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const relations = (type: string, target: string) =>
  `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="a" Type="${type}" Target="${target}"/></Relationships>`;

it("the main part may have another name and folder, and its pictures too", async () => {
  const { html, leftOut, pictures } = await readWord("", [], {
    "_rels/.rels": relations(`${OFFICE}/officeDocument`, "/text/document2.xml"),
    "text/document2.xml": `<w:document ${names}><w:body>${paragraph("Words")}<w:p><m:oMath/></w:p>${picture("a", "Dog")}</w:body></w:document>`,
    "text/_rels/document2.xml.rels": relations(`${OFFICE}/image`, "../pictures/dog.png"),
    "pictures/dog.png": "x",
  });
  expect(html).toMatch(/^<p>Words<\/p><p><img alt="Dog" [^>]*><\/p>$/);
  expect(pictures).toHaveLength(1);
  expect(leftOut).toEqual(["equations"]);
});

it("a strict document is read like any other", async () => {
  const strict = names.replaceAll(
    /http:\/\/schemas\.openxmlformats\.org\/(\w+)\/2006/g,
    "http://purl.oclc.org/ooxml/$1",
  );
  const { html, leftOut } = await readWord("", [], {
    "_rels/.rels": relations(
      "http://purl.oclc.org/ooxml/officeDocument/relationships/officeDocument",
      "word/strict.xml",
    ),
    "word/document.xml": "",
    "word/strict.xml": `<w:document ${strict}><w:body>${paragraph("Words", '<w:outlineLvl w:val="0"/>')}<w:p><m:oMath/></w:p></w:body></w:document>`,
  });
  expect(html).toBe("<h1>Words</h1>");
  expect(leftOut).toEqual(["equations"]);
});

it("prefixes of namespaces are the document’s own", async () => {
  const other = names.replaceAll("xmlns:w=", "xmlns:ns0=");
  const { html } = await readWord("", [], {
    "word/document.xml": `<ns0:document ${other}><ns0:body>${paragraph("Words").replaceAll("w:", "ns0:")}</ns0:body></ns0:document>`,
  });
  expect(html).toBe("<p>Words</p>");
});

it.each([
  ["words", `<w:p><w:r><w:t>Page</w:t></w:r></w:p>`, ["header and footer"]],
  ["only a picture", "<w:p><w:r><w:drawing/></w:r></w:p>", ["header and footer"]],
  ["only a watermark", "<w:p><w:r><w:pict/></w:r></w:p>", ["header and footer"]],
  ["nothing", `<w:p><w:r><w:t xml:space="preserve"> </w:t></w:r></w:p>`, []],
])("a header that holds %s", async (_what, header, leftOut) => {
  const files = { "word/header1.xml": `<w:hdr ${names}>${header}</w:hdr>` };
  expect((await readWord(paragraph("a"), [], files)).leftOut).toEqual(leftOut);
});

it("a style map inside the document changes nothing", async () => {
  const files = { "mammoth/style-map": "p => script" };
  expect((await readWord(paragraph("a"), [], files)).html).toBe("<p>a</p>");
});

it.each([
  ["simple-list", "<ul><li>Apple</li><li>Banana</li></ul>"],
  [
    "footnote-hyperlink",
    '<p><sup>[1]</sup></p><ol><li id="footnote-1"><p> <a href="http://www.example.com">Example</a></p></li></ol>',
  ],
  [
    "tables",
    "<p>Above</p><table><tr><td><p>Top left</p></td><td><p>Top right</p></td></tr><tr><td><p>Bottom left</p></td><td><p>Bottom right</p></td></tr></table><p>Below</p>",
  ],
  ["underline", "<p><strong>The <u>Sunset</u> Tree</strong></p>"],
  ["strikethrough", "<p><s>Today's Special: Salmon</s> Sold out</p>"],
])("a sample document of mammoth is read: %s", async (name, html) => {
  const file = readFileSync(`node_modules/mammoth/test/test-data/${name}.docx`);
  expect(await readWordFile(file)).toMatchObject({ html, leftOut: [] });
});
