import type { Face } from "@/lib/text/pdf";
import type { FormDocument } from "./form-document";

export type Words = {
  /** The words' role for screen readers: P, H1, TH and so on. */
  tag: string;
  face: Face;
  size: number;
  colour: string;
  /** The space between lines, in points. */
  gap?: number;
};

/** Writes tagged words at a place and returns the height they took. */
export function write(
  pdf: FormDocument,
  parent: PDFKit.PDFStructureElement,
  words: string,
  { tag, face, size, colour, gap = lineGap(size) }: Words,
  place: { x: number; y: number; width: number },
): number {
  pdf.font(face).fontSize(size).fillColor(colour);
  const options = { width: place.width, lineGap: gap };
  parent.add(pdf.struct(tag, {}, () => pdf.text(words, place.x, place.y, options)));
  return pdf.y - place.y;
}

export function measure(
  pdf: FormDocument,
  words: string,
  width: number,
  { face, size, gap = lineGap(size) }: Words,
): number {
  return pdf.font(face).fontSize(size).heightOfString(words, { width, lineGap: gap });
}

function lineGap(size: number): number {
  return size * 0.35;
}
