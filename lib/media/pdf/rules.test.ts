import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";
import { PDFDocument } from "@cantoo/pdf-lib";
import { describe, expect, it } from "vitest";
import { isDrawnByAdobe, isLockedPdf, isPdf, isWholePdf, objectsOf } from "./rules";

const workbook = readFileSync("prisma/seed-data/media/workbooks/taking-back-your-life.pdf");
const linearised = readFileSync("tests/cases/workbook-linearised.pdf");
const compressed = Buffer.from(await (await PDFDocument.load(workbook)).save());
const change = await addPage(compressed);

/** The bytes that a program writes behind the end of a PDF that it changes. */
async function addPage(before: Buffer): Promise<Buffer> {
  const pdf = await PDFDocument.load(before, { forIncrementalUpdate: true });
  const snapshot = pdf.takeSnapshot();
  pdf.addPage();
  return Buffer.from(await pdf.saveIncremental(snapshot));
}

describe.each([
  ["with a text as its index", workbook],
  ["with a stream as its index", compressed],
  ["with two indexes of differences", linearised],
  ["with a change behind its end", Buffer.concat([compressed, change])],
])("a PDF %s", (_, whole) => {
  it.each([
    ["nothing else", "", ""],
    ["a byte order mark before it", "\uFEFF", ""],
    ["an empty line before it", "\r\n", ""],
    ["a whole page of a browser behind it", "", `\n<!-- ${"sent ".repeat(400)}-->`],
  ])("is whole with %s", (_, before, after) => {
    const sent = Buffer.concat([Buffer.from(before), whole, Buffer.from(after)]);
    expect([isPdf(sent), isWholePdf(sent)]).toEqual([true, true]);
  });

  it.each([0.05, 0.25, 0.4])("is not whole with a gap in its middle, from %s of it on", (from) => {
    const [start = 0, end = 0] = [from, 0.6].map((part) => Math.floor(part * whole.length));
    const gap = Buffer.from(whole).fill(0, start, end);
    expect(isWholePdf(gap)).toBe(false);
  });

  it("is not whole if its end names another place, or if it lacks its end", () => {
    const end = whole.lastIndexOf("startxref");
    const lost = Buffer.from(
      whole.toString("latin1").replace(/\d+(?=\s+%%EOF\s*$)/, "17"),
      "latin1",
    );
    expect(isWholePdf(lost)).toBe(false);
    for (const cut of [end, end + 11, whole.length - 4, whole.length / 2]) {
      expect(isWholePdf(whole.subarray(0, cut))).toBe(false);
    }
  });

  it("is not whole if bytes are missing from it", () => {
    const middle = whole.length / 2;
    const short = Buffer.concat([whole.subarray(0, middle), whole.subarray(middle + 100)]);
    expect(isWholePdf(short)).toBe(false);
  });
});

it("a PDF that was cut off within a change is not whole", () => {
  for (const written of [40, change.length / 2, change.length - 8]) {
    expect(isWholePdf(Buffer.concat([compressed, change.subarray(0, written)]))).toBe(false);
  }
});

it("a file is no PDF if its header is too far down, and not whole without an index", () => {
  expect(isPdf(Buffer.concat([Buffer.alloc(1100), workbook]))).toBe(false);
  expect(isWholePdf(Buffer.from("%PDF-1.7\n%%EOF"))).toBe(false);
  expect(isWholePdf(Buffer.from("%PDF-1.7\nstartxref\n0\n%%EOF"))).toBe(false);
});

it("a PDF with a password is locked, and one with a text about it is not", () => {
  const text = "1 0 obj\n<< /Length 17 >>\nstream\n(/Encrypt 5 0 R)\nendstream\nendobj\n";
  const end = (dictionary: string) => `trailer\n<< ${dictionary} >>\nstartxref\n9\n%%EOF`;
  expect(isLockedPdf(objectsOf(Buffer.from(text + end("/Root 2 0 R"))))).toBe(false);
  expect(isLockedPdf(objectsOf(Buffer.from(text + end("/Root 2 0 R /Encrypt 5 0 R"))))).toBe(true);
});

it("a form that only Adobe's programs draw is known", () => {
  const pdf = (catalogue: string) => Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${catalogue} >>\nendobj\n`);
  expect(isDrawnByAdobe(objectsOf(pdf("/Type /Catalog /NeedsRendering true")))).toBe(true);
  expect(isDrawnByAdobe(objectsOf(pdf("/Type /Catalog /NeedsRendering false")))).toBe(false);
});

it("the objects behind an index with two filters are not looked for", () => {
  const twice = compressed
    .toString("latin1")
    .replaceAll("/Filter /FlateDecode", (name, at) =>
      at < compressed.lastIndexOf(" obj") ? name : "/Filter [/ASCII85Decode /FlateDecode]",
    );
  expect(twice).toContain("/ASCII85Decode");
  expect(isWholePdf(Buffer.from(twice, "latin1"))).toBe(true);
});

/** A PDF whose index names its only object again and again. */
function repetitive(rows: number): Buffer {
  const index = deflateSync(Buffer.alloc(rows, "%PDF-1.5\n".length));
  const head = `%PDF-1.5\n1 0 obj\n<</Type/XRef/W[0 1 0]/Filter/FlateDecode/Length ${index.length}>>stream\n`;
  const end = "\nendstream\nendobj\nstartxref\n9\n%%EOF";
  return Buffer.concat([Buffer.from(head), index, Buffer.from(end)]);
}

it("an index that is far larger than its file is not followed", () => {
  expect(isWholePdf(repetitive(1000))).toBe(true);
  expect(isWholePdf(repetitive(40_000_000))).toBe(false);
});
