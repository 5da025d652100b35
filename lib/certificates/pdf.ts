import PDFDocument from "pdfkit";
import { absoluteUrl } from "@/lib/paths/absolute-url";
import { paths } from "@/lib/paths/public";
import { type BrandColours, defaultColours } from "@/lib/text/colours";
import { formatDate } from "@/lib/text/dates";
import {
  documentOptions,
  drawArtifact,
  type Face,
  finish,
  inksOf,
  registerFaces,
  splitByFace,
} from "@/lib/text/pdf";
import type { Certificate } from "./schema";

const LEFT = 78;
const WIDTH = 660;
type Line = { y: number; size: number; tag?: string; face?: Face; colour: string };

export function drawCertificate(
  certificate: Certificate,
  brand: string,
  colours: BrandColours = defaultColours,
): Promise<Buffer<ArrayBuffer>> {
  const { name, courseTitle, completedAt, number } = certificate;
  const title = `Certificate of completion: ${courseTitle}`;
  const pdf = new PDFDocument({ ...documentOptions(title, brand), layout: "landscape" });
  registerFaces(pdf);
  const ink = inksOf(colours);
  drawGround(pdf, ink);
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  const address = absoluteUrl(paths.certificate(number));
  const navy = { colour: ink.navy };
  const soft = { colour: ink.soft, size: 12 };

  writeLine(pdf, body, brand, { ...soft, y: 82 });
  writeLine(pdf, body, "Certificate of completion", {
    ...navy,
    tag: "H1",
    face: "sansBold",
    size: 15,
    y: 152,
  });
  writeLine(pdf, body, name, { ...navy, tag: "P", face: "serif", size: 50, y: 190 });
  writeLine(pdf, body, "has completed every lesson of the course", { ...soft, y: 276 });
  writeLine(pdf, body, courseTitle, { ...navy, tag: "H2", face: "serif", size: 32, y: 298 });
  writeLine(pdf, body, `on ${formatDate(completedAt)}.`, { ...soft, y: 352 });
  writeLine(pdf, body, `Certificate ${number}`, { ...navy, face: "sansBold", size: 11, y: 466 });
  writeLine(pdf, body, `Check that it is genuine: ${address}`, { ...soft, size: 10.5, y: 484 });
  body.end();
  return finish(pdf);
}

function drawGround(pdf: PDFKit.PDFDocument, ink: ReturnType<typeof inksOf>): void {
  const { width, height } = pdf.page;
  drawArtifact(pdf, () => {
    pdf.rect(0, 0, width, height).fill(ink.paper);
    pdf.rect(0, 0, 22, height).fill(ink.navy);
    pdf.rect(LEFT, 126, 44, 3).fill(ink.gold);
    pdf.lineWidth(1.2).strokeColor(ink.gold);
    for (const radius of [90, 150, 220]) pdf.circle(width, height, radius).stroke();
    pdf
      .lineWidth(0.8)
      .strokeColor(ink.edge)
      .rect(38, 22, width - 60, height - 44)
      .stroke();
  });
}

function writeLine(
  pdf: PDFKit.PDFDocument,
  body: PDFKit.PDFStructureElement,
  words: string,
  { y, size, tag = "P", face = "sans", colour }: Line,
): void {
  const runs = splitByFace(words, face);
  const measured = runs.map((run) => ({
    ...run,
    width: pdf.font(run.face).fontSize(size).widthOfString(run.text),
  }));
  const scale = Math.min(1, WIDTH / measured.reduce((total, run) => total + run.width, 0));
  const draw = () => {
    let x = LEFT;
    for (const run of measured) {
      pdf
        .font(run.face)
        .fontSize(size * scale)
        .fillColor(colour);
      pdf.text(run.text, x, y + (size - size * scale), { lineBreak: false });
      x += run.width * scale;
    }
  };
  body.add(pdf.struct(tag, {}, draw));
}
