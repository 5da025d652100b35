import { drawArtifact, ink } from "@/lib/text/pdf";
import type { Box, FormDocument } from "./form-document";
import { write } from "./words";

export const WHEEL_HEIGHT = 352;
const RADIUS = 122;
const RINGS = 10;
const SCORE = { width: 44, height: 22 };

/** Eight spokes from zero at the hub to ten at the rim, with a score to fill in at each. */
export function drawWheel(
  pdf: FormDocument,
  parent: PDFKit.PDFStructureElement,
  areas: string[],
  box: Box,
  key: string,
): void {
  const hub = { x: box.x + box.width / 2, y: box.y + WHEEL_HEIGHT / 2 };
  const angles = areas.map(
    (_, index) => ((index + 0.5) / areas.length) * 2 * Math.PI - Math.PI / 2,
  );
  const alt = `A wheel with a spoke for each of ${areas.join(", ")}: zero at the hub, ten at the rim.`;
  parent.add(pdf.struct("Figure", { alt }, () => drawSpokes(pdf, hub, angles)));
  areas.forEach((area, index) => {
    const angle = angles[index] ?? 0;
    const x = hub.x + Math.cos(angle) * (RADIUS + 58) - SCORE.width / 2;
    const y = hub.y + Math.sin(angle) * (RADIUS + 34) - SCORE.height / 2;
    const words = { tag: "P", face: "sansBold", size: 9.5, colour: ink.navy } as const;
    const width = pdf.font("sansBold").fontSize(9.5).widthOfString(area) + 2;
    write(pdf, parent, area, words, { x: x + SCORE.width / 2 - width / 2, y: y - 14, width });
    drawArtifact(pdf, () =>
      pdf
        .lineWidth(0.8)
        .roundedRect(x, y, SCORE.width, SCORE.height, 4)
        .fillAndStroke(ink.white, ink.gold),
    );
    const field = { key: `${key}-${index + 1}`, label: `${area}: score from zero to ten` };
    pdf.addTextField(
      parent,
      { ...field, box: { x, y, ...SCORE } },
      { align: "center", fontSize: 12 },
    );
  });
}

function drawSpokes(pdf: FormDocument, hub: { x: number; y: number }, angles: number[]): void {
  pdf.circle(hub.x, hub.y, RADIUS).fill(ink.white);
  for (let ring = 1; ring <= RINGS; ring++) {
    const isEdge = ring === RINGS;
    pdf.lineWidth(isEdge ? 1.6 : 0.5).strokeColor(isEdge ? ink.navy : ink.edge);
    pdf.circle(hub.x, hub.y, (RADIUS / RINGS) * ring).stroke();
  }
  pdf.lineWidth(0.9).strokeColor(ink.navy);
  for (const angle of angles) {
    pdf
      .moveTo(hub.x, hub.y)
      .lineTo(hub.x + Math.cos(angle) * RADIUS, hub.y + Math.sin(angle) * RADIUS)
      .stroke();
  }
  pdf.circle(hub.x, hub.y, 3).fill(ink.gold);
}
