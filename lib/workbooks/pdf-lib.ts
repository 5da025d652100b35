import { PDFDocument } from "@cantoo/pdf-lib";
import { Refusal } from "@/lib/errors";
import type { PageSize } from "./pdf";

const CANNOT =
  "The site cannot put a cover in front of this PDF. Please save it again with another program, or leave the cover out.";

/** In points; a page of less than an inch has no room for a cover. */
const SMALLEST = 72;

/**
 * Puts a cover of the first page's size in front. Keeps form fields, tags, bookmarks and links. Throws Refusal 415.
 */
export async function putInFront(
  workbook: Buffer,
  draw: (size: PageSize) => Promise<Buffer>,
): Promise<Buffer> {
  const { pdf, size } = await open(workbook).catch(refuse);
  if (Math.min(size.width, size.height) < SMALLEST) refuse();
  const cover = await draw(size);
  // A broken structure may cause an error only when it is written.
  return insert(pdf, cover, size).catch(refuse);
}

async function open(workbook: Buffer): Promise<{ pdf: PDFDocument; size: PageSize }> {
  const pdf = await PDFDocument.load(workbook, { updateMetadata: false });
  const first = pdf.getPage(0);
  const { width, height } = first.getSize();
  const isTurned = first.getRotation().angle % 180 !== 0;
  return { pdf, size: isTurned ? { width: height, height: width } : { width, height } };
}

async function insert(pdf: PDFDocument, cover: Buffer, { width, height }: PageSize) {
  const [page] = await pdf.embedPdf(cover);
  if (!page) throw new Error("The cover has no page.");
  pdf.insertPage(0, [width, height]).drawPage(page);
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }));
}

function refuse(cause?: unknown): never {
  throw new Refusal(415, CANNOT, {}, { cause });
}
