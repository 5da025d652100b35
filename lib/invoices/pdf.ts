import PDFDocument from "pdfkit";
import { type BrandColours, defaultColours } from "@/lib/text/colours";
import {
  documentOptions,
  drawArtifact,
  type Face,
  finish,
  heightInFaces,
  inksOf,
  registerFaces,
  writeInFaces,
} from "@/lib/text/pdf";
import { describeInvoice, type Printed } from "./words";

const MARGIN = 64;
const WIDTH = 467;
const AMOUNT_WIDTH = 100;
const GAP = 7;
const SIZE = 11;

type Look = { size?: number; bold?: boolean; gap?: number } & PDFKit.Mixins.TextOptions;

/** A tagged PDF in British English. */
export function drawInvoice(
  document: Printed,
  colours: BrandColours = defaultColours,
): Promise<Buffer<ArrayBuffer>> {
  const { title, about, facts, rows, sums } = describeInvoice(document);
  const options = documentOptions(title, document.content.seller.name);
  const pdf = new PDFDocument({ ...options, margin: MARGIN, bufferPages: true });
  registerFaces(pdf);
  paintWith(pdf, colours);
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  const write = (tag: string, words: string, look?: Look) =>
    body.add(pdf.struct(tag, {}, () => drawWords(pdf, words, look)));
  write("H1", title, { size: 22, bold: true, gap: 20 });
  if (about) write("P", about, { gap: 16 });
  for (const [name, value] of facts) write("P", `${name}: ${value}`);
  const table = pdf.struct("Table");
  body.add(table);
  drawRows(pdf, table, rows);
  drawRows(pdf, table, sums);
  table.end();
  body.end();
  numberPages(pdf, title);
  return finish(pdf);
}

/** PDFKit starts each page in black, so every new page sets the colours. */
function paintWith(pdf: PDFKit.PDFDocument, colours: BrandColours): void {
  const { navy, mist } = inksOf(colours);
  const begin = () => pdf.fillColor(navy).strokeColor(mist);
  pdf.on("pageAdded", begin);
  begin();
}

function drawRows(
  pdf: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  rows: readonly (readonly [words: string, amount: string])[],
): void {
  drawArtifact(pdf, () => drawRule(pdf, pdf.y + GAP));
  pdf.y += 2 * GAP;
  for (const [words, amount] of rows) drawRow(pdf, table, words, amount);
}

function drawRow(
  pdf: PDFKit.PDFDocument,
  table: PDFKit.PDFStructureElement,
  words: string,
  amount: string,
): void {
  const look = { width: WIDTH - AMOUNT_WIDTH, bold: words === "Total" };
  pdf.fontSize(SIZE);
  if (pdf.y + heightInFaces(pdf, words, faceOf(look), look) > pdf.page.maxY()) pdf.addPage();
  const { y } = pdf;
  const row = pdf.struct("TR");
  table.add(row);
  row.add(pdf.struct("TD", {}, () => drawWords(pdf, words, look)));
  const below = pdf.y;
  pdf.y = y;
  const right = { ...look, width: WIDTH, align: "right" } as const;
  row.add(pdf.struct("TD", {}, () => drawWords(pdf, amount, right)));
  row.end();
  pdf.y = below;
}

function faceOf({ bold }: Look): Face {
  return bold ? "sansBold" : "sans";
}

/** Moves the cursor below the words. */
function drawWords(
  pdf: PDFKit.PDFDocument,
  words: string,
  { size = SIZE, bold, gap = GAP, ...options }: Look = {},
): void {
  pdf.fontSize(size);
  pdf.x = MARGIN;
  writeInFaces(pdf, words, faceOf({ bold }), options);
  pdf.y += gap;
}

function drawRule(pdf: PDFKit.PDFDocument, y: number): void {
  pdf
    .moveTo(MARGIN, y)
    .lineTo(MARGIN + WIDTH, y)
    .lineWidth(0.5)
    .stroke();
}

/** Each of several pages names its document. */
function numberPages(pdf: PDFKit.PDFDocument, title: string): void {
  const { count } = pdf.bufferedPageRange();
  for (let page = 0; count > 1 && page < count; page += 1) {
    pdf.switchToPage(page);
    // In the margin, where PDFKit would otherwise start another page.
    pdf.page.margins.bottom = 0;
    drawArtifact(pdf, () => {
      pdf.y = pdf.page.height - MARGIN / 2;
      drawWords(pdf, `${title}, page ${page + 1} of ${count}`, { size: 9 });
    });
  }
}
