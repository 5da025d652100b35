import PDFDocument from "pdfkit";
import { documentOptions, finish, ink, registerFaces, splitByFace } from "@/lib/text/pdf";
import { describeInvoice, type Printed } from "./words";

const LEFT = 64;
const RIGHT = 531;

type Place = { y: number; size?: number; tag?: string; bold?: boolean };

/** A tagged PDF in British English; its bytes are kept as they were issued. */
export function drawInvoice(document: Printed): Promise<Buffer<ArrayBuffer>> {
  const { title, about, facts, rows, sums } = describeInvoice(document);
  const pdf = new PDFDocument(documentOptions(title, document.content.seller.name));
  registerFaces(pdf);
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  let y = 72;
  const write = (words: string, step: number, place: Omit<Place, "y"> = {}) => {
    body.add(pdf.struct(place.tag ?? "P", {}, () => drawWords(pdf, words, { ...place, y })));
    y += step;
  };
  write(title, 44, { size: 22, tag: "H1", bold: true });
  if (about) write(about, 32);
  for (const [name, value] of facts) write(`${name}: ${value}`, 20);
  y += 24;
  for (const [words, amount] of rows) write(`${words}: ${amount}`, 24);
  y += 12;
  for (const [name, amount] of sums) write(`${name}: ${amount}`, 22, { bold: name === "Total" });
  body.end();
  return finish(pdf);
}

/** On one line, made smaller where it is too long for it. */
function drawWords(
  pdf: PDFKit.PDFDocument,
  words: string,
  { y, size = 11, bold = false }: Place,
): void {
  const runs = splitByFace(words, bold ? "sansBold" : "sans");
  const widths = runs.map(({ face, text }) => pdf.font(face).fontSize(size).widthOfString(text));
  const scale = Math.min(1, (RIGHT - LEFT) / widths.reduce((sum, width) => sum + width, 0));
  let x = LEFT;
  for (const [at, { face, text }] of runs.entries()) {
    pdf
      .font(face)
      .fontSize(size * scale)
      .fillColor(ink.navy)
      .text(text, x, y, { lineBreak: false });
    x += (widths[at] ?? 0) * scale;
  }
}
