/**
 * Makes the workbooks in ../media/workbooks, which are kept in the repository. Run it after changing their
 * text or looks: tsx prisma/seed-data/workbooks/make-workbooks.ts
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { finish } from "@/lib/text/pdf";
import { takingBackWorkbook } from "./contents/taking-back-your-life";
import { journeyWorkbook } from "./contents/the-journey-to-self-discovery";
import { unshakableWorkbook } from "./contents/unshakable-confidence-for-stage";
import { FormDocument } from "./form-document";
import { drawCover, drawExercise } from "./page";
import type { Workbook } from "./types";

function draw(workbook: Workbook): FormDocument {
  const pdf = new FormDocument(`${workbook.title}: workbook`);
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  drawCover(pdf, body, workbook);
  workbook.exercises.forEach((exercise, index) => {
    drawExercise(pdf, body, exercise, { title: workbook.title, number: index + 2 });
    pdf.outline.addItem(exercise.title);
  });
  body.end();
  return pdf;
}

for (const workbook of [journeyWorkbook, takingBackWorkbook, unshakableWorkbook]) {
  const file = join(import.meta.dirname, "../media/workbooks", `${workbook.slug}.pdf`);
  writeFileSync(file, await finish(draw(workbook)));
}
