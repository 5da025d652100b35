import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { finish } from "@/lib/text/pdf";
import { type Workbook, workbooks } from "./contents";
import { FormDocument } from "./form-document";
import { drawExercise } from "./page";

function draw(workbook: Workbook): FormDocument {
  const pdf = new FormDocument(`${workbook.title}: workbook`);
  const body = pdf.struct("Document");
  pdf.addStructure(body);
  // The site puts a cover in front, which is page 1.
  workbook.exercises.forEach((exercise, index) => {
    drawExercise(pdf, body, exercise, { title: workbook.title, number: index + 2 });
    pdf.outline.addItem(exercise.title);
  });
  body.end();
  return pdf;
}

export async function makeWorkbooks(): Promise<void> {
  for (const workbook of workbooks) {
    const file = join("prisma/seed-data/media/workbooks", `${workbook.slug}.pdf`);
    writeFileSync(file, await finish(draw(workbook)));
  }
}
