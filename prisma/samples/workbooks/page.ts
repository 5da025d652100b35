import { drawArtifact, ink } from "@/lib/text/pdf";
import { drawBlock, layOut } from "./blocks";
import type { Exercise } from "./contents";
import type { Box, FormDocument } from "./form-document";
import { write } from "./words";

const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 62;
const TEXT_WIDTH = PAGE.width - 2 * MARGIN;
const BOTTOM = PAGE.height - 74;

export function drawExercise(
  pdf: FormDocument,
  body: PDFKit.PDFStructureElement,
  exercise: Exercise,
  page: { title: string; number: number },
): void {
  pdf.addTaggedPage();
  const section = pdf.struct("Sect");
  body.add(section);
  drawArtifact(pdf, () => pdf.rect(0, 0, PAGE.width, PAGE.height).fill(ink.paper));
  const place = { x: MARGIN, width: TEXT_WIDTH };
  const small = { tag: "P", face: "sansBold", size: 9, colour: ink.soft } as const;
  write(pdf, section, `Module ${exercise.module}`, small, { ...place, y: 58 });
  const title = { tag: "H2", face: "serif", size: 29, colour: ink.navy, gap: 0 } as const;
  let y = 72 + write(pdf, section, exercise.title, title, { ...place, y: 72 }) + 8;
  const ruleY = y;
  drawArtifact(pdf, () => pdf.rect(MARGIN, ruleY, 36, 2.5).fill(ink.gold));
  const lead = { tag: "P", face: "sans", size: 10.5, colour: ink.navy } as const;
  y += 14;
  y += write(pdf, section, exercise.lead, lead, { ...place, y }) + 14;
  const area: Box = { x: MARGIN, y, width: TEXT_WIDTH, height: BOTTOM - y };
  for (const { block, box, key } of layOut(pdf, exercise, area)) {
    drawBlock(pdf, section, { block, box, key });
  }
  drawFoot(pdf, page);
  section.end();
}

function drawFoot(pdf: FormDocument, { title, number }: { title: string; number: number }): void {
  pdf.markContent("Artifact", { type: "Pagination" });
  const y = PAGE.height - 46;
  pdf.rect(MARGIN, y - 10, TEXT_WIDTH, 0.6).fill(ink.edge);
  pdf.font("sans").fontSize(8.5).fillColor(ink.soft);
  pdf.text(title, MARGIN, y, { width: TEXT_WIDTH, lineBreak: false });
  pdf.text(String(number), MARGIN, y, { width: TEXT_WIDTH, align: "right" });
  pdf.endMarkedContent();
}
