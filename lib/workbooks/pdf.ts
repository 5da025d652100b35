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
import { toPrintable } from "@/lib/text/printable";

export type Cover = {
  brand: string;
  coach: string;
  title: string;
  lesson: string;
  colours: BrandColours;
  /** A square PNG. */
  mark: Buffer;
};
export type PageSize = { width: number; height: number };

/** The shorter side of A4, in points; sizes on other pages are in proportion to it. */
const A4 = 595.28;
const TITLE_SIZES = [48, 40, 32, 26, 20, 15];

/** Draws one page in the given size, that of the workbook's pages. */
export function drawCover(cover: Cover, size: PageSize): Promise<Buffer<ArrayBuffer>> {
  const options = documentOptions(cover.title, cover.coach);
  const pdf = new PDFDocument({ ...options, tagged: false, size: [size.width, size.height] });
  registerFaces(pdf);
  const unit = Math.min(size.width, size.height) / A4;
  const margin = 62 * unit;
  const width = size.width - 2 * margin;
  const ink = inksOf(cover.colours);
  const write = (words: string, look: { face?: Face; size: number; colour: string; y: number }) => {
    pdf.x = margin;
    pdf.y = look.y;
    pdf.fontSize(look.size * unit).fillColor(look.colour);
    writeInFaces(pdf, toPrintable(words), look.face ?? "sans", { width });
    return pdf.y;
  };

  drawGround(pdf, ink, unit);
  pdf.image(cover.mark, margin, margin, { width: 44 * unit });
  write(cover.brand, { size: 11, colour: ink.mist, y: margin + 54 * unit });
  const top = size.height * 0.33;
  pdf.rect(margin, top - 22 * unit, 44 * unit, 3 * unit).fill(ink.gold);
  const y = write("Workbook", { size: 13, colour: ink.mist, y: top }) + 8 * unit;
  const title = { face: "serif", colour: ink.paper, y } as const;
  const room = { width, height: size.height * 0.28 };
  const below = write(cover.title, { ...title, size: titleSize(pdf, cover.title, room, unit) });
  write(cover.lesson, { size: 13, colour: ink.mist, y: below + 14 * unit });
  const foot = size.height - margin;
  write("This workbook belongs to", { size: 10, colour: ink.mist, y: foot - 88 * unit });
  pdf.roundedRect(margin, foot - 70 * unit, 260 * unit, 28 * unit, 4 * unit).fill(ink.white);
  write(cover.coach, { size: 11, colour: ink.paper, y: foot - 12 * unit });
  return finish(pdf);
}

/** Draws three faint arcs of stage light from the upper right. */
function drawGround(pdf: PDFKit.PDFDocument, ink: ReturnType<typeof inksOf>, unit: number): void {
  const { width, height } = pdf.page;
  pdf.rect(0, 0, width, height).fill(ink.navy);
  pdf.lineWidth(1.2 * unit).strokeColor(ink.gold);
  for (const [index, radius] of [120, 190, 270].entries()) {
    pdf.strokeOpacity(0.75 - index * 0.22);
    pdf.circle(width, 0, radius * unit).stroke();
  }
  pdf.opacity(1);
}

/** The largest size at which the title fits its space. */
function titleSize(
  pdf: PDFKit.PDFDocument,
  title: string,
  { width, height }: PageSize,
  unit: number,
): number {
  const fits = (size: number) =>
    heightInFaces(pdf.fontSize(size * unit), toPrintable(title), "serif", { width }) <= height;
  return TITLE_SIZES.find(fits) ?? 15;
}
