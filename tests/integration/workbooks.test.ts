import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PDFDocument } from "@cantoo/pdf-lib";
import PDFKit from "pdfkit";
import { describe, expect, it } from "vitest";
import { storeLessonFile } from "@/lib/courses/uploads/commands";
import { db } from "@/lib/db";
import { readMedia } from "@/lib/media/files";
import { ownFile } from "@/lib/media/rules";
import { saveSettings } from "@/lib/site/settings/commands";
import { findSettings } from "@/lib/site/settings/queries";
import { settingsInput } from "@/lib/site/settings/schema";
import { documentOptions, finish } from "@/lib/text/pdf";
import { setCover, tryCover, workbookToSend } from "@/lib/workbooks/commands";
import { findWorkbook } from "@/lib/workbooks/queries";
import { COACH, expectRefused } from "../support/builders";
import { breaks } from "../support/site-errors";
import { temporaryFolder } from "../support/temporary-folder";

const sample = readFileSync("prisma/seed-data/media/workbooks/taking-back-your-life.pdf");

async function sampleLesson() {
  const where = { downloadUrl: "media:workbooks/taking-back-your-life.pdf" };
  const { id } = await db.lesson.findFirstOrThrow({ where, select: { id: true } });
  return id;
}

async function lessonWith(content: Buffer) {
  const id = await sampleLesson();
  const { courseId } = await db.lesson.findUniqueOrThrow({ where: { id } });
  const position = 1 + (await db.lesson.count({ where: { courseId } }));
  const words = { title: "More to write", description: "", isDraft: true };
  const lesson = await db.lesson.create({ data: { courseId, position, ...words } });
  await storeLessonFile(COACH, lesson.id, "workbook", await uploadOf(content));
  return lesson.id;
}

async function uploadOf(content: Buffer) {
  const path = join(temporaryFolder(), "file");
  await writeFile(path, content);
  return { path, name: "Clár oibre.pdf", fields: {} };
}

/** The address of the file that a buyer receives. */
async function sent(id: number): Promise<string> {
  const lesson = await findWorkbook(id);
  const file = lesson && ownFile(await workbookToSend(lesson));
  if (!file) throw new Error("There is no workbook.");
  return file;
}

async function openSent(id: number) {
  return PDFDocument.load(await readMedia(await sent(id)));
}

async function nameSite(name: string): Promise<void> {
  const row = await findSettings("brand");
  const edit = { ...row, group: "brand", version: String(row?.version), isSample: "off", name };
  await saveSettings(COACH, settingsInput.parse(edit));
}

/** Pages of these sizes, as slides and letters have them. */
async function pagesOf(...sizes: [number, number][]): Promise<Buffer> {
  const pdf = new PDFKit({ ...documentOptions("Pages", ""), autoFirstPage: false });
  for (const size of sizes) pdf.addPage({ size, margin: 0 });
  return finish(pdf);
}

it("a buyer receives the cover followed by the whole workbook, with its form fields", async () => {
  const plain = await PDFDocument.load(sample);
  const covered = await openSent(await sampleLesson());
  expect(covered.getPageCount()).toBe(plain.getPageCount() + 1);
  const names = (pdf: PDFDocument) =>
    pdf
      .getForm()
      .getFields()
      .map((field) => field.getName());
  expect(names(covered)).toEqual(names(plain));
  expect(names(plain).length).toBeGreaterThan(40);
});

it("a cover is drawn once, and again when the brand or the title changes", async () => {
  const id = await sampleLesson();
  const [first, second] = await Promise.all([sent(id), sent(id)]);
  expect(second).toBe(first);
  await nameSite("Ó Súilleabháin & Nguyễn");
  const renamed = await sent(id);
  expect(renamed).not.toBe(first);
  await db.lesson.update({ where: { id }, data: { title: "Another title" } });
  expect(await sent(id)).not.toBe(renamed);
  const [gone] = await db.$queryRaw<{ count: bigint }[]>`
    SELECT count(*) FROM graphile_worker.jobs WHERE key = ${`forget-file:${first}`}`;
  expect(gone?.count).toBe(1n);
});

it("a workbook without a cover is sent as it was uploaded", async () => {
  const id = await lessonWith(sample);
  expect(await readMedia(await sent(id))).toEqual(sample);
  await setCover(COACH, { id, hasCover: true });
  expect((await openSent(id)).getPageCount()).toBeGreaterThan(1);
  expect(await sent(id)).toMatch(/\/Clár oibre\.pdf$/);
  await setCover(COACH, { id, hasCover: false });
  expect(await readMedia(await sent(id))).toEqual(sample);
});

it.each<[number, number]>([
  [842, 595],
  [612, 792],
  [960, 540],
  [200, 200],
])("the cover of a workbook with pages of %d by %d has their size", async (width, height) => {
  const id = await lessonWith(await pagesOf([width, height], [300, 300]));
  await setCover(COACH, { id, hasCover: true });
  const sizes = (await openSent(id)).getPages().map((page) => page.getSize());
  expect(sizes).toEqual([
    { width, height },
    { width, height },
    { width: 300, height: 300 },
  ]);
});

describe("a PDF that cannot have a cover", () => {
  const catalogue = "%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\n";
  const index = `xref\n0 1\n0000000000 65535 f \ntrailer <</Root 1 0 R>>\nstartxref\n${catalogue.length}`;
  const hollow = Buffer.from(`${catalogue}${index}\n%%EOF\n`);

  it("is refused if its first page is too small", async () => {
    const id = await lessonWith(await pagesOf([20, 300]));
    await expectRefused(setCover(COACH, { id, hasCover: true }), 415);
  });

  it("is refused with a reason before it is stored", async () => {
    const id = await sampleLesson();
    const { path } = await uploadOf(hollow);
    await expectRefused(tryCover(id, path), 415);
  });

  it("cannot have its cover switched on", async () => {
    const id = await lessonWith(hollow);
    await expectRefused(setCover(COACH, { id, hasCover: true }), 415);
    expect(await findWorkbook(id)).toMatchObject({ hasCover: false });
  });

  it("is still sent to those who bought it", async () => {
    breaks("workbook");
    const id = await lessonWith(hollow);
    await db.lesson.update({ where: { id }, data: { hasCover: true } });
    expect(await readMedia(await sent(id))).toEqual(hollow);
  });
});
