import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import JSZip from "jszip";
import sharp from "sharp";
import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { importDocument } from "@/lib/media/documents/commands";
import { COACH } from "../support/builders";
import { temporaryFolder } from "../support/temporary-folder";
import { paragraph, picture, wordDocument } from "../support/word-document";

async function imported(content: Buffer) {
  const path = join(temporaryFolder(), "file");
  await writeFile(path, content);
  return importDocument(COACH, { path, name: "Lesson.docx", fields: {} });
}

const sample = (name: string) => readFileSync(`node_modules/mammoth/test/test-data/${name}.docx`);

const photo = await sharp({
  create: { width: 900, height: 600, channels: 3, background: "#204060" },
})
  .png()
  .toBuffer();

const item = (words: string, list: 1 | 2) =>
  paragraph(words, `<w:numPr><w:ilvl w:val="0"/><w:numId w:val="${list}"/></w:numPr>`);
const cell = (words: string) => `<w:tc>${paragraph(words)}</w:tc>`;

it("headings, lists, bold, tables, links and pictures of a Word document are imported", async () => {
  const body = [
    paragraph("Bréathnú &amp; breathe", `<w:pStyle w:val="H1"/>`),
    paragraph("Stand tall", "", "<w:b/>"),
    item("In", 1),
    item("First", 2),
    `<w:tbl><w:tr>${cell("Day")}${cell("月")}</w:tr></w:tbl>`,
    `<w:p><w:hyperlink r:id="link"><w:r><w:t>more</w:t></w:r></w:hyperlink></w:p>`,
    picture("photo", "On stage"),
  ].join("");
  const { html, leftOut } = await imported(
    await wordDocument(
      body,
      [
        { id: "link", type: "hyperlink", target: "https://a.example/b", isExternal: true },
        { id: "photo", type: "image", target: "media/photo.png" },
      ],
      { "word/media/photo.png": photo },
    ),
  );
  const [, src = ""] = /src="([^"]+)"/.exec(html) ?? [];
  expect(src).toMatch(/^\/pictures\/[0-9a-f]{32}-900x600\.webp$/);
  expect(await db.picture.findUnique({ where: { address: src } })).toMatchObject({
    name: "On stage",
  });
  expect(html.replace(src, "SRC")).toBe(
    [
      "<h2>Bréathnú &amp; breathe</h2>",
      "<p><strong>Stand tall</strong></p>",
      "<ul><li>In</li></ul>",
      "<ol><li>First</li></ol>",
      "<table><tr><td><p>Day</p></td><td><p>月</p></td></tr></table>",
      '<p><a href="https://a.example/b" rel="noopener nofollow">more</a></p>',
      '<p><img alt="On stage" src="SRC" /></p>',
    ].join(""),
  );
  expect(leftOut).toEqual([]);
});

it("what was cut off a picture in Word is not stored", async () => {
  const cut = picture("photo", "On stage").replace("<a:blip", '<a:srcRect l="50000"/><a:blip');
  const { html } = await imported(
    await wordDocument(cut, [{ id: "photo", type: "image", target: "media/photo.png" }], {
      "word/media/photo.png": photo,
    }),
  );
  expect(html).toMatch(/src="\/pictures\/[0-9a-f]{32}-450x600\.webp"/);
});

it("parts that cannot be imported are listed, and the text around them is imported", async () => {
  const body = [
    paragraph("Before"),
    picture("far", "Her dog", "link"),
    picture("drawing", "A chart"),
    "<w:p><m:oMath/></w:p>",
    ...["bad", "near"].map(
      (id) => `<w:p><w:hyperlink r:id="${id}"><w:r><w:t>press me</w:t></w:r></w:hyperlink></w:p>`,
    ),
    `<w:p><w:hyperlink w:anchor="_Toc1"><w:r><w:t>Jump</w:t></w:r></w:hyperlink></w:p>`,
    paragraph("After"),
  ].join("");
  const { html, leftOut } = await imported(
    await wordDocument(
      body,
      [
        { id: "far", type: "image", target: "https://elsewhere.example/dog.png", isExternal: true },
        { id: "drawing", type: "image", target: "media/chart.emf" },
        { id: "bad", type: "hyperlink", target: "javascript:alert(1)", isExternal: true },
        { id: "near", type: "hyperlink", target: "/notes", isExternal: true },
      ],
      { "word/media/chart.emf": "no picture", "word/header1.xml": "<w:t>Page</w:t>" },
    ),
  );
  expect(html).toBe("<p>Before</p><p></p><p>press me</p><p>press me</p><p>Jump</p><p>After</p>");
  expect(leftOut).toEqual([
    "equations",
    "the address of a link",
    "header and footer",
    "Her dog (it is not in the document itself)",
    expect.stringContaining("A chart: Please choose a picture"),
  ]);
});

it.each([
  [
    "tables",
    "<p>Above</p><table><tr><td><p>Top left</p></td><td><p>Top right</p></td></tr><tr><td><p>Bottom left</p></td><td><p>Bottom right</p></td></tr></table><p>Below</p>",
  ],
  [
    "footnotes",
    "<p>Ouch<sup>[1]</sup>.<sup>[2]</sup></p><ol><li><p> A tachyon walks into a bar.</p></li><li><p> Fin.</p></li></ol>",
  ],
  ["text-box", "<p>Datum plane</p>"],
  ["utf8-bom", "<p>This XML has a byte order mark.</p>"],
  ["strict-format", "<p>Test</p>"],
])("a sample document of the library is imported: %s", async (name, html) => {
  expect(await imported(sample(name))).toEqual({ html, leftOut: [] });
});

/** Content that was damaged after packing; the archive still has the checksum of the original. */
async function damaged(words: string, others: string): Promise<Buffer> {
  const zip = await JSZip.loadAsync(await wordDocument(paragraph(words)));
  const packed = await zip.generateAsync({ type: "binarystring" });
  expect(packed).toContain(words);
  return Buffer.from(packed.replace(words, others), "latin1");
}

it.each([
  ["of eight megabytes of text", () => wordDocument(paragraph("a".repeat(9_000_000))), "divide it"],
  [
    "of many files",
    () =>
      wordDocument(
        "",
        [],
        Object.fromEntries(Array.from({ length: 2000 }, (_, n) => [`${n}.png`, ""])),
      ),
    "divide it",
  ],
  ["of endless depth", () => wordDocument("<w:p>".repeat(100_000)), "cannot be read"],
  ["with macros", () => wordDocument("", [], { "word/vbaProject.bin": "x" }), "macros"],
  ["broken", async () => sample("tables").subarray(0, 3000), ". "],
  ["cut off just before its end", async () => sample("tables").subarray(0, -9), "cannot be read"],
  ["damaged in the middle of a word", () => damaged("Hello", "Hullo"), "cannot be read"],
  ["empty", async () => sample("empty"), "holds no words"],
  ["another archive", () => wordDocument("", [], { "word/document.xml": "" }), "cannot be read"],
  ["a page", async () => Buffer.from("<!doctype html>"), "Word document"],
  [
    "old or locked",
    async () => Buffer.concat([Buffer.from("d0cf11e0a1b11ae1", "hex"), Buffer.alloc(2000)]),
    "password",
  ],
])("a document that is %s is refused with a reason", async (_what, content, words) => {
  await expect(imported(await content())).rejects.toMatchObject({
    status: 415,
    message: expect.stringContaining(words),
  });
});
