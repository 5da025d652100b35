import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import { parentPort, workerData } from "node:worker_threads";
import JSZip from "jszip";
import mammoth from "mammoth";

/** In bytes, unpacked: a lesson holds 100,000 characters, and pictures of up to twenty megabytes each. */
const MAX_XML = 8 * 1024 * 1024;
const MAX_UNPACKED = 200 * 1024 * 1024;
const MAX_FILES = 2000;

/** In addition to mammoth's defaults: titles, quotations and underlines. */
const styleMap = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Quote'] => blockquote > p:fresh",
  "p[style-name='Intense Quote'] => blockquote > p:fresh",
  "u => u",
];

/** Content of Word that mammoth does not read, by its mark in the text. */
const unread: [RegExp, string][] = [
  [/<m:oMath[ />]/, "equations"],
  [/<c:chart /, "charts"],
  [/<dgm:relIds /, "SmartArt"],
  [/<w:commentReference /, "comments"],
];

/** The link from a note back to its place in the text; a lesson's links may not point inside a page. */
const BACK_LINK = / ?<a href="#(?:foot|end)note-ref-\d+">↑<\/a>/g;

/** Runs in its own thread (`read.ts`), which is stopped when a document takes too much memory or time. */
async function convert(path: string) {
  const bytes = await readFile(path);
  const zip = await JSZip.loadAsync(bytes);
  const files = Object.values(zip.files).filter(({ dir }) => !dir);
  if (files.some(({ name }) => /vbaProject/i.test(name))) {
    return { problem: "This document holds macros. Please save it as a Word document (.docx)." };
  }
  if (!(await isOfOrdinarySize(files))) {
    return { problem: "This document is larger than one lesson can hold. Please divide it." };
  }
  // A damaged document may unpack with wrong words, so check the sums. Do it last: it holds everything in memory.
  await JSZip.loadAsync(bytes, { checkCRC32: true });
  return toHtml(bytes, await findUnread(zip));
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

async function findUnread(zip: JSZip): Promise<string[]> {
  const text = (await zip.file("word/document.xml")?.async("string")) ?? "";
  const found = unread.filter(([mark]) => mark.test(text)).map(([, words]) => words);
  const edges = zip.file(/^word\/(?:header|footer)\d*\.xml$/);
  const written = await Promise.all(edges.map((file) => file.async("string")));
  return written.some((edge) => /<w:t[ >]/.test(edge)) ? [...found, "header and footer"] : found;
}

async function toHtml(bytes: Buffer, leftOut: string[]) {
  const pictures: { token: string; name: string; content: Uint8Array }[] = [];
  const convertImage = mammoth.images.imgElement(async (image) => {
    const name = String(Reflect.get(image, "altText") ?? `picture ${pictures.length + 1}`);
    const token = randomUUID();
    const content = await image.readAsBuffer().catch(() => null);
    if (content) pictures.push({ token, name, content });
    else leftOut.push(`${name} (it is not in the document itself)`);
    return { src: token };
  });
  const { value } = await mammoth.convertToHtml(
    { buffer: bytes },
    { styleMap, convertImage, externalFileAccess: false },
  );
  if (!/<img |>[^<]*\S[^<]*</.test(value) && leftOut.length === 0) {
    return { problem: "This document holds no words." };
  }
  return { html: value.replaceAll(BACK_LINK, ""), pictures, leftOut };
}

parentPort?.postMessage(await convert(workerData));
