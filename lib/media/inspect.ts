import { isUtf8 } from "node:buffer";
import { type FileHandle, open, writeFile } from "node:fs/promises";
import { fileTypeFromFile } from "file-type";
import { Refusal } from "@/lib/errors";
import { readCaptions } from "./captions";
import {
  boxSize,
  CURE,
  isWholeMp4,
  type Mp4Box,
  type Track,
  tracksOf,
  whyNoSoundFile,
  whyNotPlayed,
} from "./mp4/rules";
import { isDrawnByAdobe, isLockedPdf, isPdf, isWholePdf, objectsOf } from "./pdf/rules";
import { NO_MOVING_PICTURES, pictureTypes, type UploadKind } from "./rules";

/**
 * Judges by the bytes, never by the name or the stated type. Rewrites captions as WebVTT that every browser reads.
 * Returns the type that it detected.
 *
 * @throws Refusal 415
 */
export async function inspectUpload(kind: UploadKind, path: string): Promise<string | undefined> {
  const { mime: type, ext } = (await fileTypeFromFile(path)) ?? {};
  const file = await open(path);
  try {
    await checks[kind]({ file, type, ext, path });
    return type;
  } finally {
    await file.close();
  }
}

/** Phones, cameras and recorders give the same format many names. To browsers, a phone's .mov is an MP4. */
const mp4Types = /^(?:video|audio)\/(?:mp4|quicktime|x-m4[av]|3gpp2?)$/;

const WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";

/** In bytes; the index of a ten-hour film is far smaller. */
const MAX_INDEX = 64 * 1024 * 1024;

const MAX_BOXES = 50_000;

const NO_WHOLE_SOUND = "This sound file is not whole. Please export it again.";

type Inspected = { file: FileHandle; type?: string; ext?: string; path: string };

type Check = (inspected: Inspected) => Promise<void>;

const checks: Record<UploadKind, Check> = {
  async film({ file, type = "" }) {
    if (!mp4Types.test(type)) {
      throw refuse(`This is no film in the MP4 format, nor a phone’s .mov. ${CURE}`);
    }
    const tracks = await readTracks(file);
    if (!tracks) throw refuse("This film is not whole. Please export it again as MP4.");
    const why = whyNotPlayed(tracks);
    if (why) throw refuse(why);
  },
  async audio({ file, type = "", ext }) {
    // A truncated MP3 plays up to the cut; an M4A without its index does not play at all.
    if (ext === "mp3") {
      if (await isCutInTag(file)) throw refuse(NO_WHOLE_SOUND);
      return;
    }
    if (type === "audio/mpeg") {
      throw refuse(
        "This sound is in an older format than MP3 (MPEG Layer I or II), which many browsers do not play. Please export it again as MP3, or as M4A with AAC.",
      );
    }
    if (!mp4Types.test(type)) {
      throw refuse("Please choose a sound file in the MP3 or M4A format.");
    }
    const tracks = await readTracks(file);
    if (!tracks) throw refuse(NO_WHOLE_SOUND);
    const why = whyNoSoundFile(tracks);
    if (why) throw refuse(why);
  },
  async captions({ file, path }) {
    await writeFile(path, readCaptions(decode(await file.readFile())));
  },
  workbook: checkPdf,
  pdf: checkPdf,
  async picture({ type }) {
    if (type?.startsWith("image/hei")) {
      throw refuse(
        "This picture is in HEIC, which browsers do not show. Please save it as JPEG. On an iPhone, choose Settings, Camera, Formats, “Most Compatible” for the next one.",
      );
    }
    if (type === "image/gif" || type === "image/apng") throw refuse(NO_MOVING_PICTURES);
    if (!type || !pictureTypes.includes(type)) {
      throw refuse("Please choose a picture in the JPEG, PNG, WebP or AVIF format.");
    }
  },
  async document({ type = "" }) {
    if (type === "application/x-cfb") {
      throw refuse(
        "This document is locked with a password, or in Word’s old format (.doc). Please save it as a Word document (.docx) without a password.",
      );
    }
    if (/macroenabled/i.test(type)) {
      throw refuse("This document holds macros. Please save it as a Word document (.docx).");
    }
    // The documents of some programs are recognised only as ZIP archives.
    if (type !== WORD && type !== "application/zip") {
      throw refuse("Please choose a Word document (.docx).");
    }
  },
};

async function checkPdf({ file }: Inspected): Promise<void> {
  const bytes = await file.readFile();
  if (!isPdf(bytes)) throw refuse("Please choose a PDF.");
  const objects = objectsOf(bytes);
  if (isLockedPdf(objects)) {
    throw refuse(
      "This PDF is protected by a password, so not everybody might open or print it. Please save it again without one.",
    );
  }
  if (isDrawnByAdobe(objects)) {
    throw refuse(
      "This PDF is a form that most programs do not show. Please print it to a PDF, and upload that.",
    );
  }
  if (!isWholePdf(bytes)) throw refuse("This PDF is not whole. Please save it again.");
}

/** An MP3 may begin with a tag, which holds its cover too (ID3v2, 3.1: each byte of the size has seven bits). */
async function isCutInTag(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat();
  const head = await readAt(file, 0, 10);
  const tag = head.subarray(6).reduce((sum, byte) => sum * 128 + byte, 0);
  return head.toString("latin1", 0, 3) === "ID3" && tag + 10 > size;
}

/** Null if the file is not whole. */
async function readTracks(file: FileHandle): Promise<Track[] | null> {
  const { size } = await file.stat();
  const boxes = await readBoxes(file, size);
  const index = boxes.find((box) => box.type === "moov");
  if (!isWholeMp4(boxes, size) || !index || index.size > MAX_INDEX) return null;
  return tracksOf(await readAt(file, index.start, index.size));
}

async function readBoxes(file: FileHandle, fileSize: number): Promise<Mp4Box[]> {
  const boxes: Mp4Box[] = [];
  // A film recorded in fragments has two boxes for every few seconds. The limit allows ten hours of these, and
  // keeps a hostile file from occupying us.
  for (let start = 0; start + 8 <= fileSize && boxes.length < MAX_BOXES; ) {
    const head = await readAt(file, start, 16);
    const size = boxSize(head, fileSize - start);
    if (size < 8) break;
    boxes.push({ type: head.toString("latin1", 4, 8), start, size });
    start += size;
  }
  return boxes;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

function decode(bytes: Buffer): string {
  try {
    const text = new TextDecoder(encodingOf(bytes), { fatal: true }).decode(bytes);
    if (!text.includes("\0")) return text;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  throw refuse(
    `Line ${unreadLine(bytes)} of the captions is not UTF-8. Please save them as UTF-8: in Notepad, with “Save as” and the encoding “UTF-8”; in a Mac’s TextEdit, with the plain text encoding “Unicode (UTF-8)”.`,
  );
}

/** The number of the first that is no text in UTF-8. */
function unreadLine(bytes: Buffer): number {
  const lines = bytes.toString("latin1").split(/\r\n|\r|\n/);
  return lines.findIndex((it) => it.includes("\0") || !isUtf8(Buffer.from(it, "latin1"))) + 1;
}

/** Some Windows programs write UTF-16. Without its mark it shows by the zeros in the ASCII with which captions begin. */
function encodingOf(bytes: Buffer): string {
  const start = bytes.toString("hex", 0, 12);
  if (/^fffe|^(?:(?!00)..00){6}/.test(start)) return "utf-16le";
  return /^feff|^(?:00(?!00)..){6}/.test(start) ? "utf-16be" : "utf-8";
}

function refuse(message: string): Refusal {
  return new Refusal(415, message);
}
