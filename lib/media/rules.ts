export const lessonUploads = ["film", "captions", "workbook"] as const;
export type LessonUpload = (typeof lessonUploads)[number];

const MB = 1024 * 1024;

export type UploadKind = LessonUpload | "picture";

export const limits: Record<UploadKind, { maxBytes: number; refusal: string }> = {
  film: { maxBytes: 2048 * MB, refusal: "A film can be up to 2 GB." },
  captions: { maxBytes: MB, refusal: "Captions can be up to 1 MB." },
  workbook: { maxBytes: 50 * MB, refusal: "A workbook can be up to 50 MB." },
  picture: { maxBytes: 20 * MB, refusal: "A picture can be up to 20 MB." },
};

/** Twelve thousand by four thousand: more is no photograph but an attack on the memory. */
export const MAX_PIXELS = 50_000_000;

/** The size in pixels that social networks ask for. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** WebVTT (W3C): the word, then a line, then at least one cue. */
export function isCaptions(text: string): boolean {
  const cue = /^(\d{2,}:)?\d{2}:\d{2}\.\d{3} --> (\d{2,}:)?\d{2}:\d{2}\.\d{3}/m;
  return /^\uFEFF?WEBVTT(?:[ \t].*)?\r?\n/.test(text) && cue.test(text);
}

/** A PDF says so at its start and, unless it was cut off, near its end (ISO 32000-1, 7.5). */
export function isWholePdf(start: Buffer, end: Buffer): boolean {
  return start.subarray(0, 5).toString("latin1") === "%PDF-" && end.includes("%%EOF");
}

/** One box of an MP4's outermost level (ISO/IEC 14496-12, 4.2). */
export type Mp4Box = { type: string; start: number; size: number };

/** A film has its index and its pictures, and ends where its last box ends. */
export function isWholeFilm(boxes: Mp4Box[], fileSize: number): boolean {
  const types = boxes.map((box) => box.type);
  const last = boxes.at(-1);
  return (
    types[0] === "ftyp" &&
    types.includes("moov") &&
    types.includes("mdat") &&
    last !== undefined &&
    last.start + last.size === fileSize
  );
}
