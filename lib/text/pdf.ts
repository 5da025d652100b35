import path from "node:path";
import { type BrandColours, defaultColours, paper, shadesOf } from "./colours";
import { breakLines } from "./pdf-lines";

/** The site's colours in PDFs. */
export function inksOf(colours: BrandColours) {
  const { ink, "ink-soft": soft, "ink-mist": mist, gold } = shadesOf(colours);
  return { navy: ink, soft, mist, gold, paper: paper.page, edge: paper.edge, white: "#ffffff" };
}
export const ink = inksOf(defaultColours);

// PDFKit can subset only WOFF files and static fonts.
const faces = {
  serif: "newsreader/files/newsreader-latin-400-normal.woff",
  serifExtended: "newsreader/files/newsreader-latin-ext-400-normal.woff",
  serifVietnamese: "newsreader/files/newsreader-vietnamese-400-normal.woff",
  sans: "instrument-sans/files/instrument-sans-latin-400-normal.woff",
  sansBold: "instrument-sans/files/instrument-sans-latin-600-normal.woff",
} as const;
export type Face = keyof typeof faces;
const folder = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource");

export function facePath(face: Face): string {
  return path.join(folder, faces[face]);
}

/** Characters that the sans faces have for certain; the serif has more. */
const SANS = /^[ -~\u00A0-£¥§-«®-°´¶-¸º»¿-ÿ‘’“”–—•…\n]*$/;

/** Splits the words into pieces whose face has their letters: the serif consists of three files. */
export function splitByFace(words: string, face: Face): { text: string; face: Face }[] {
  if (face !== "serif" && SANS.test(words)) return [{ text: words, face }];
  const runs = words.matchAll(/(?<extended>[Ā-İĲ-őŔ-ẞ]+)|(?<vietnamese>[Ạ-ỹ]+)|[^Ā-İĲ-őŔ-ỹ]+/g);
  return Array.from(runs, ({ 0: text, groups }) => {
    if (groups?.extended) return { text, face: "serifExtended" };
    return { text, face: groups?.vietnamese ? "serifVietnamese" : "serif" };
  });
}

/** Writes from the current position and breaks lines. Each piece has a face with its letters. */
export function writeInFaces(
  pdf: PDFKit.PDFDocument,
  words: string,
  face: Face,
  options: PDFKit.Mixins.TextOptions,
): void {
  const [first, ...others] = splitByFace(words, face);
  if (others.length === 0) {
    if (first) pdf.font(first.face).text(words, options);
    return;
  }
  // PDFKit would also break lines between two pieces of a word.
  for (const line of linesInSerif(pdf, words, options)) {
    const runs = splitByFace(line, "serif");
    for (const [at, run] of runs.entries()) {
      const continued = at < runs.length - 1;
      pdf.font(run.face).text(run.text, { ...options, width: Infinity, continued });
    }
    if (runs.length === 0) pdf.moveDown();
  }
}

/** The height of what `writeInFaces` would write, in the current size. */
export function heightInFaces(
  pdf: PDFKit.PDFDocument,
  words: string,
  face: Face,
  options: PDFKit.Mixins.TextOptions,
): number {
  const [first, ...others] = splitByFace(words, face);
  if (!first) return 0;
  if (others.length === 0) return pdf.font(first.face).heightOfString(words, options);
  const lines = linesInSerif(pdf, words, options).length;
  return lines * (pdf.font("serif").currentLineHeight(true) + (options.lineGap ?? 0));
}

function linesInSerif(
  pdf: PDFKit.PDFDocument,
  words: string,
  options: PDFKit.Mixins.TextOptions,
): string[] {
  const width = options.width ?? pdf.page.width - pdf.page.margins.right - pdf.x;
  const widthOf = (line: string) =>
    splitByFace(line.trimEnd(), "serif").reduce(
      (sum, run) => sum + pdf.font(run.face).widthOfString(run.text, options),
      0,
    );
  return breakLines(words, (line) => widthOf(line) <= width);
}

export function documentOptions(title: string, author: string): PDFKit.PDFDocumentOptions {
  return {
    size: "A4",
    margin: 0,
    pdfVersion: "1.7",
    tagged: true,
    lang: "en-GB",
    displayTitle: true,
    font: path.join(folder, faces.sans),
    info: { Title: title, Author: author },
  };
}

export function registerFaces(pdf: PDFKit.PDFDocument): void {
  for (const [face, file] of Object.entries(faces)) pdf.registerFont(face, path.join(folder, file));
}

/** Screen readers skip artifacts. */
export function drawArtifact(pdf: PDFKit.PDFDocument, draw: () => void): void {
  pdf.markContent("Artifact", { type: "Layout" });
  draw();
  pdf.endMarkedContent();
}

export async function finish(pdf: PDFKit.PDFDocument): Promise<Buffer<ArrayBuffer>> {
  pdf.end();
  return Buffer.concat(await Array.fromAsync<Buffer>(pdf));
}
