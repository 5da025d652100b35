import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import JSZip from "jszip";
import { toHtml } from "./mammoth.ts";
import { TooLarge } from "./word/findings.ts";

/** In bytes, unpacked: a lesson holds 100,000 characters, and pictures of up to twenty megabytes each. */
const MAX_XML = 8 * 1024 * 1024;
const MAX_UNPACKED = 200 * 1024 * 1024;
const MAX_FILES = 2000;

const tooLarge = {
  problem: "This document is larger than one lesson can hold. Please divide it.",
};

/** Runs in its own thread (`read.ts`), which is stopped when a document takes too much memory or time. */
async function convert(path: string) {
  const bytes = await readFile(path);
  const zip = await JSZip.loadAsync(bytes);
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  if (files.some(({ name }) => /vbaProject/i.test(name))) {
    return { problem: "This document holds macros. Please save it as a Word document (.docx)." };
  }
  if (!(await isOfOrdinarySize(files))) return tooLarge;
  // A damaged document may unpack with wrong words, so check the sums. Do it last: it holds everything in memory.
  const checked = await JSZip.loadAsync(bytes, { checkCRC32: true });
  return toHtml(checked).catch((error: unknown) => {
    if (error instanceof TooLarge) return tooLarge;
    throw error;
  });
}

/** Unpacks and counts, because a ZIP bomb lies about its size. */
async function isOfOrdinarySize(files: JSZip.JSZipObject[]): Promise<boolean> {
  if (files.length > MAX_FILES) return false;
  let [xml, all] = [0, 0];
  for (const file of files) {
    for await (const chunk of new Readable().wrap(file.nodeStream())) {
      all += chunk.length;
      if (/\.(?:xml|rels)$/i.test(file.name)) xml += chunk.length;
      if (xml > MAX_XML || all > MAX_UNPACKED) return false;
    }
  }
  return true;
}

parentPort?.postMessage(await convert(workerData));
