import { type FileHandle, open } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { Refusal } from "@/lib/errors";
import type { UploadKind } from "./rules";
import { isCaptions, isWholeFilm, isWholePdf, type Mp4Box, pictureTypes } from "./rules";

/** Looks at the bytes, never at the name or the stated type. Throws Refusal 415. */
export async function inspectUpload(kind: UploadKind, path: string): Promise<void> {
  const type = (await fileTypeFromFile(path))?.mime;
  const file = await open(path);
  try {
    await checks[kind](file, type);
  } finally {
    await file.close();
  }
}

type Check = (file: FileHandle, type: string | undefined) => Promise<void>;

const checks: Record<UploadKind, Check> = {
  async film(file, type) {
    if (type !== "video/mp4") throw refuse("Please choose a film in the MP4 format.");
    const { size } = await file.stat();
    if (!isWholeFilm(await readBoxes(file, size), size)) {
      throw refuse("This film is not whole. Please export it again as MP4.");
    }
  },
  async captions(file) {
    if (!isCaptions(decode(await file.readFile()))) {
      throw refuse("Please choose captions in the WebVTT format (.vtt).");
    }
  },
  async workbook(file, type) {
    if (type !== "application/pdf") throw refuse("Please choose a PDF.");
    const { size } = await file.stat();
    if (!isWholePdf(await readAt(file, 0, 5), await readAt(file, Math.max(0, size - 1024), 1024))) {
      throw refuse("This PDF is not whole. Please save it again.");
    }
  },
  async picture(_file, type) {
    if (!type || !pictureTypes.includes(type)) {
      throw refuse("Please choose a picture in the JPEG, PNG, WebP or AVIF format.");
    }
  },
};

async function readBoxes(file: FileHandle, fileSize: number): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = [];
  // A film has a handful of boxes; a file with many thousands would be made to keep us busy.
  for (let start = 0; start + 8 <= fileSize && boxes.length < 1000; ) {
    const head = await readAt(file, start, 16);
    const size = boxSize(head, fileSize - start);
    if (size < 8) break;
    boxes.push({ type: head.toString("latin1", 4, 8), start, size });
    start += size;
  }
  return boxes;
}

/** 1 means that a 64-bit size follows the type, 0 means "to the end of the file". */
function boxSize(head: Buffer, rest: number): number {
  const size = head.readUInt32BE(0);
  if (size === 0) return rest;
  return size === 1 && head.length === 16 ? Number(head.readBigUInt64BE(8)) : size;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    throw refuse("Please save the captions as UTF-8.");
  }
}

function refuse(message: string): Refusal {
  return new Refusal(415, message);
}
