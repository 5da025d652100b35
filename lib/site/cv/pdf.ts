import PDFDocument from "pdfkit";
import type { BrandColours } from "@/lib/text/colours";
import {
  documentOptions,
  type Face,
  finish,
  heightInFaces,
  inksOf,
  registerFaces,
  writeInFaces,
} from "@/lib/text/pdf";
import { findUndrawable, toPrintable } from "@/lib/text/printable";
import type { Cv } from "./queries";
import type { PrintedPart } from "./schema";

const LEFT = 57;
const WIDTH = 481;
const INDENT = 120;
const TOP = 54;
/** The lowest end of a line. */
const BOTTOM = 785;

type Look = {
  tag: string;
  face: Face;
  size: number;
  colour: string;
  indent?: number;
  width?: number;
};

function looksOf(colours: BrandColours) {
  const ink = inksOf(colours);
  return {
    title: { tag: "H1", face: "serif", size: 27, colour: ink.navy },
    lead: { tag: "P", face: "sans", size: 12, colour: ink.soft },
    line: { tag: "P", face: "sans", size: 10, colour: ink.navy },
    heading: { tag: "H2", face: "serif", size: 17, colour: ink.navy },
    paragraph: { tag: "P", face: "sans", size: 10.5, colour: ink.navy },
    period: { tag: "P", face: "sans", size: 9.5, colour: ink.soft, width: INDENT - 14 },
    what: { tag: "P", face: "sansBold", size: 10.5, colour: ink.navy, indent: INDENT },
    detail: { tag: "P", face: "sans", size: 10, colour: ink.soft, indent: INDENT },
  } satisfies Record<string, Look>;
}
type Looks = ReturnType<typeof looksOf>;

export function drawCv({
  title,
  lead,
  owner,
  line,
  address,
  colours,
  parts,
}: Cv): Promise<Buffer<ArrayBuffer>> {
  const looks = looksOf(colours);
  const pdf = new PDFDocument(documentOptions(`${title}: ${owner}`, owner));
  registerFaces(pdf);
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  let isWhole = true;
  const write = (look: Look, words: string, y: number) => {
    isWhole &&= !findUndrawable(words.replaceAll(/\s+/g, " "));
    return writeText(pdf, body, look, toPrintable(words), y);
  };
  let y = write(looks.title, title, TOP) + 8;
  if (lead) y = write(looks.lead, lead, y) + 8;
  y = write(looks.line, line, y);
  for (const part of parts) y = drawPart(pdf, part, { looks, write }, y + 24);
  if (!isWhole) write(looks.lead, `${UNPRINTED} ${address}`, fitting(pdf, y + 24, 40));
  body.end();
  return finish(pdf);
}

const UNPRINTED = "“?” stands for a sign that this typeface lacks. The page has them all:";

type Pen = { looks: Looks; write: (look: Look, words: string, y: number) => number };

function drawPart(
  pdf: PDFKit.PDFDocument,
  { title, paragraphs, entries }: PrintedPart,
  { looks, write }: Pen,
  top: number,
): number {
  const [[opening = ""], [first]] = [paragraphs, entries];
  const below =
    opening || !first ? heightOf(pdf, looks.paragraph, opening) : entryHeight(pdf, looks, first);
  const ahead = heightOf(pdf, looks.heading, title) + below;
  let y = fitting(pdf, top, ahead);
  if (title) y = write(looks.heading, title, y) + 8;
  for (const paragraph of paragraphs) {
    y = fitting(pdf, y, heightOf(pdf, looks.paragraph, paragraph));
    y = write(looks.paragraph, paragraph, y) + 6;
  }
  for (const entry of entries) {
    y = fitting(pdf, y, entryHeight(pdf, looks, entry));
    const beside = write(looks.period, entry.period, y + 1);
    const below = write(looks.what, entry.what, y);
    y = Math.max(beside, entry.detail ? write(looks.detail, entry.detail, below + 2) : below) + 9;
  }
  return y;
}

function entryHeight(
  pdf: PDFKit.PDFDocument,
  looks: Looks,
  { period, what, detail }: PrintedPart["entries"][number],
): number {
  const right = heightOf(pdf, looks.what, what) + heightOf(pdf, looks.detail, detail);
  return Math.max(heightOf(pdf, looks.period, period), right);
}

/** Returns `y`, or the top of a new page if the height does not fit. */
function fitting(pdf: PDFKit.PDFDocument, y: number, height: number): number {
  if (y + height <= BOTTOM) return y;
  pdf.addPage();
  return TOP;
}

function heightOf(pdf: PDFKit.PDFDocument, look: Look, words: string): number {
  return heightInFaces(pdf.fontSize(look.size), words, look.face, { width: widthOf(look) });
}

function widthOf({ indent = 0, width = WIDTH - indent }: Look): number {
  return width;
}

/** Returns the y at which the text ends. */
function writeText(
  pdf: PDFKit.PDFDocument,
  body: PDFKit.PDFStructureElement,
  look: Look,
  words: string,
  y: number,
): number {
  const draw = () => {
    pdf.x = LEFT + (look.indent ?? 0);
    pdf.y = y;
    pdf.fontSize(look.size).fillColor(look.colour);
    writeInFaces(pdf, words, look.face, { width: widthOf(look) });
  };
  body.add(pdf.struct(look.tag, {}, draw));
  return pdf.y;
}
