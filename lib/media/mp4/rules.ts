/** One box of an MP4's outermost level (ISO/IEC 14496-12, 4.2). */
export type Mp4Box = { type: string; start: number; size: number };

/** Its handler, such as "vide" or "soun", and its codec, such as "avc1.64" or "mp4a.40". */
export type Track = { kind: string; codec: string };

/** 1 means that a 64-bit size follows the type, 0 means "to the end". */
export function boxSize(head: Buffer, rest: number): number {
  const size = head.readUInt32BE(0);
  if (size === 0) return rest;
  return size === 1 && head.length >= 16 ? Number(head.readBigUInt64BE(8)) : size;
}

/** In bytes, the longest that a box's head can be. */
const HEAD = 16;

const PLAYED = ["moov", "moof", "mdat"];

/** A fragment has its type, which may be left out, its index and its content, in this order (8.8.4 and 8.16.2). */
const OF_FRAGMENTS = ["styp", "moof", "mdat"];

/** A whole MP4 has its index and content, to their ends. Some cameras write a few bytes of their own behind them. */
export function isWholeMp4(boxes: Mp4Box[], fileSize: number): boolean {
  const has = (wanted: string) => boxes.some(({ type, size }) => type === wanted && size > HEAD);
  const isCut = ({ type, start, size }: Mp4Box) => PLAYED.includes(type) && start + size > fileSize;
  return has("moov") && has("mdat") && !boxes.some(isCut) && !isCutInFragment(boxes, fileSize);
}

/** What writes fragments writes nothing behind them that is no box. Of a very long film not all boxes are given. */
function isCutInFragment(boxes: Mp4Box[], fileSize: number): boolean {
  const { start = 0, size = 0 } = boxes.at(-1) ?? {};
  const left = fileSize - start - size;
  if (left >= HEAD || !boxes.some(({ type }) => type === "moof")) return false;
  const last = boxes.findLast(({ type }) => OF_FRAGMENTS.includes(type));
  return last?.type !== "mdat" || (left > 0 && left < 8);
}

/** Reads the box "moov", which begins the given bytes (ISO/IEC 14496-12, 8.4.3 and 8.5.2). */
export function tracksOf(index: Buffer): Track[] {
  return inside(index, ["moov", "trak", "mdia"]).map((media) => {
    const [handler] = inside(media, ["hdlr"]);
    const [description] = inside(media, ["minf", "stbl", "stsd"]);
    return { kind: readName(handler, 8), codec: readCodec(description) };
  });
}

/** The contents of all boxes to which the path leads. */
function inside(content: Buffer, [wanted, ...path]: string[]): Buffer[] {
  if (!wanted) return [content];
  const found: Buffer[] = [];
  for (let at = 0; at + 8 <= content.length; ) {
    const size = boxSize(content.subarray(at), content.length - at);
    if (size < 8) break;
    if (readName(content, at + 4) === wanted) {
      const head = content.readUInt32BE(at) === 1 ? 16 : 8;
      found.push(...inside(content.subarray(at + head, at + size), path));
    }
    at += size;
  }
  return found;
}

function readName(bytes: Buffer | undefined, at: number): string {
  return bytes?.toString("latin1", at, at + 4) ?? "";
}

/** In hexadecimal: the profile of H.264 (ISO/IEC 14496-15, 5.3.3). */
const avc = /61766343..(..)/;
/** What "mp4a" really holds: the object type of its descriptors (ISO/IEC 14496-1, 7.2.6.5 and 7.2.6.6). */
const objectType = /65736473.{8}03(?:[89a-f].){0,3}[0-7].{7}04(?:[89a-f].){0,3}[0-7].(..)/;
const details: Record<string, RegExp> = { avc1: avc, avc3: avc, mp4a: objectType };

function readCodec(description?: Buffer): string {
  const codec = readName(description, 12);
  const detail = details[codec];
  return detail ? `${codec}.${detail.exec(description?.toString("hex") ?? "")?.[1]}` : codec;
}

/** H.264 in the profiles baseline, main and high; the others have ten bits or more colours. */
const PLAYED_EVERYWHERE = /^avc[13]\.(?:42|4d|64)$/;
const HEVC = /^(?:hvc|hev|hvt|lhv|dvh)/;
/** Cover pictures. */
const STILLS = ["jpeg", "png "];
/** As "mp4a": AAC of MPEG-4, AAC of MPEG-2, and MP3. */
const HEARD_EVERYWHERE = /^(?:mp4a\.(?:40|6[6-9]|6b)|\.mp3|Opus|fLaC)$/;

export const CURE =
  "Please export it again as MP4 with H.264, for example with the free program HandBrake.";

/** Why many browsers would show no picture or play no sound, and the cure; null if they play both. */
export function whyNotPlayed(tracks: Track[]): string | null {
  const pictures = codecsOf(tracks, "vide");
  // Old cameras filmed in JPEG, too.
  const picture = pictures.find((codec) => !STILLS.includes(codec)) ?? pictures[0];
  if (!picture) {
    const heard = codecsOf(tracks, "soun").length > 0 ? "sound but no picture" : "no picture";
    return `This file has ${heard}. Please choose the film itself.`;
  }
  if (HEVC.test(picture)) {
    return `This film is in HEVC (H.265), which many browsers play without a picture. ${CURE} On an iPhone, choose Settings, Camera, Formats, “Most Compatible” for the next one.`;
  }
  return PLAYED_EVERYWHERE.test(picture)
    ? whyNotHeard(tracks)
    : `This film’s picture is in a format (${picture}) that many browsers do not play. ${CURE}`;
}

/** A film without sound may be intended. */
function whyNotHeard(tracks: Track[]): string | null {
  const sounds = codecsOf(tracks, "soun");
  return sounds.length === 0 || sounds.some(isHeard)
    ? null
    : `This film’s sound is in a format (${sounds[0]}) that many browsers do not play. ${CURE}`;
}

/** Why many browsers would not play it as sound alone, and the cure; null if they do. */
export function whyNoSoundFile(tracks: Track[]): string | null {
  if (codecsOf(tracks, "vide").some((it) => PLAYED_EVERYWHERE.test(it) || HEVC.test(it))) {
    return "This is a film. Please choose a sound file in the MP3 or M4A format.";
  }
  const sounds = codecsOf(tracks, "soun");
  if (sounds.some(isHeard)) return null;
  return `This sound is in a format (${sounds.join(", ") || "unknown"}) that many browsers do not play. Please export it again as MP3, or as M4A with AAC.`;
}

function codecsOf(tracks: Track[], wanted: string): string[] {
  return tracks.filter(({ kind }) => kind === wanted).map(({ codec }) => codec);
}

function isHeard(codec: string): boolean {
  return HEARD_EVERYWHERE.test(codec);
}
