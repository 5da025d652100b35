import JSZip from "jszip";
import { toHtml } from "@/lib/media/documents/mammoth";
import { wordDocument } from "./word-document";

/** What the editor gets from a document, without the thread. */
export async function readWord(...document: Parameters<typeof wordDocument>) {
  return readWordFile(await wordDocument(...document));
}

export async function readWordFile(bytes: Buffer) {
  const read = await toHtml(await JSZip.loadAsync(bytes));
  if ("problem" in read) throw new Error(read.problem);
  return read;
}
