import { PDFDocument } from "@cantoo/pdf-lib";
import { Refusal } from "@/lib/errors";
import type { PageSize } from "./pdf";

const CANNOT =
  "The site cannot put a cover in front of this PDF. Please save it again with another program, or leave the cover out.";

/**
 * Puts a cover of the first page's size in front. Keeps form fields, tags, bookmarks and links. Throws Refusal 415.
 */
export async function putInFront(
  workbook: Buffer,
  draw: (size: PageSize) => Promise<Buffer>,
): Promise<Buffer> {
  const pdf = await PDFDocument.load(workbook, { updateMetadata: false }).catch(refuse);
  const first = firstPage(pdf);
  const { width, height } = first.getSize();
  const isTurned = first.getRotation().angle % 180 !== 0;
  const size = isTurned ? { width: height, height: width } : { width, height };
  const [cover] = await pdf.embedPdf(await draw(size));
  if (!cover) throw new Error("The cover has no page.");
  pdf.insertPage(0, [size.width, size.height]).drawPage(cover);
  return Buffer.from(await pdf.save({ updateFieldAppearances: false }));
}

/** A broken structure may cause an error only here. */
function firstPage(pdf: PDFDocument) {
  try {
    return pdf.getPage(0);
  } catch (error) {
    return refuse(error);
  }
}

function refuse(cause: unknown): never {
  throw new Refusal(415, CANNOT, {}, { cause });
}
