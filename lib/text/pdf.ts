import path from "node:path";

/** The site's colours (app/globals.css), for paper. */
export const ink = {
  navy: "#0f1f3d",
  soft: "#4a5870",
  mist: "#b9c3d6",
  gold: "#d9a441",
  paper: "#fbf8f3",
  edge: "#ded3c0",
  white: "#ffffff",
} as const;

// PDFKit can make subsets of WOFF files and of static faces only.
const faces = {
  serif: "newsreader/files/newsreader-latin-400-normal.woff",
  serifExtended: "newsreader/files/newsreader-latin-ext-400-normal.woff",
  serifVietnamese: "newsreader/files/newsreader-vietnamese-400-normal.woff",
  sans: "instrument-sans/files/instrument-sans-latin-400-normal.woff",
  sansBold: "instrument-sans/files/instrument-sans-latin-600-normal.woff",
} as const;
export type Face = keyof typeof faces;
const folder = path.join(/* turbopackIgnore: true */ process.cwd(), "node_modules/@fontsource");

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
