import { paths } from "@/lib/paths/public";
import { readUrl } from "@/lib/text/links";

export const lessonUploads = ["film", "captions", "workbook"] as const;
export type LessonUpload = (typeof lessonUploads)[number];

const MB = 1024 * 1024;

export type UploadKind = LessonUpload | "picture" | "audio" | "document" | "pdf";

export const limits: Record<UploadKind, { maxBytes: number; refusal: string }> = {
  film: { maxBytes: 2048 * MB, refusal: "A film can be up to 2 GB." },
  captions: { maxBytes: MB, refusal: "Captions can be up to 1 MB." },
  workbook: { maxBytes: 50 * MB, refusal: "A workbook can be up to 50 MB." },
  pdf: { maxBytes: 50 * MB, refusal: "A PDF can be up to 50 MB." },
  picture: { maxBytes: 20 * MB, refusal: "A picture can be up to 20 MB." },
  audio: { maxBytes: 500 * MB, refusal: "A sound file can be up to 500 MB." },
  document: { maxBytes: 50 * MB, refusal: "A document can be up to 50 MB." },
};

/** Roughly 12,000 by 4,000 pixels. A larger picture is no photograph but an attack on the memory. */
export const MAX_PIXELS = 50_000_000;

/** In pixels, as social networks ask for. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** A PDF has a mark at its start and, unless it is truncated, near its end (ISO 32000-1, 7.5). */
export function isWholePdf(start: Buffer, end: Buffer): boolean {
  return start.subarray(0, 5).toString("latin1") === "%PDF-" && end.includes("%%EOF");
}

/** Looks for the reference to the encryption dictionary (ISO 32000-1, 7.6), which is itself never encrypted. */
export function isLockedPdf(bytes: Buffer): boolean {
  return /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(bytes.toString("latin1"));
}

/** One box of an MP4's outermost level (ISO/IEC 14496-12, 4.2). */
export type Mp4Box = { type: string; start: number; size: number };

/** A whole MP4 has its index and content, and ends where its last box ends. */
export function isWholeMp4(boxes: Mp4Box[], fileSize: number): boolean {
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

/**
 * The codecs of a film's tracks, such as "mp4a" (ISO/IEC 14496-12, 8.5.2). H.264 includes its profile, such as
 * "avc1.64" (ISO/IEC 14496-15, 5.3.3).
 */
export function codecsOf(index: Buffer): string[] {
  const codecs: string[] = [];
  for (let at = index.indexOf("stsd"); at >= 0; at = index.indexOf("stsd", at + 4)) {
    const codec = index.toString("latin1", at + 16, at + 20);
    const settings = index.indexOf("avcC", at);
    const profile = index.toString("hex", settings + 5, settings + 6);
    codecs.push(codec.startsWith("avc") && settings > 0 ? `${codec}.${profile}` : codec);
  }
  return codecs;
}

/** H.264 in the profiles baseline, main and high; the others have ten bits or more colours. */
const PLAYED_EVERYWHERE = /^avc[13]\.(?:42|4d|64)$/;
const HEVC = ["hvc1", "hev1", "dvh1", "dvhe"];
const HEARD_EVERYWHERE = ["mp4a", ".mp3", "Opus", "fLaC"];
const HEARD_BY_FEW =
  "ac-3 ec-3 alac lpcm ipcm fpcm sowt twos in24 in32 fl32 fl64 ulaw alaw samr sawb apac".split(" ");
const NO_PICTURE = [...HEARD_EVERYWHERE, ...HEARD_BY_FEW, "tx3g", "tmcd", "mebx"];

export const CURE =
  "Please export it again as MP4 with H.264, for example with the free program HandBrake.";

/** Why many browsers would show no picture or play no sound, and the cure; null if they play both. */
export function whyNotPlayed(codecs: string[]): string | null {
  if (codecs.some((codec) => PLAYED_EVERYWHERE.test(codec))) return whyNotHeard(codecs);
  if (codecs.some((codec) => HEVC.includes(codec))) {
    return `This film is in HEVC (H.265), which many browsers play without a picture. ${CURE} On an iPhone, choose Settings, Camera, Formats, “Most Compatible” for the next one.`;
  }
  const hasPicture = codecs.some((codec) => !NO_PICTURE.includes(codec) && /^[a-zA-Z]/.test(codec));
  return hasPicture
    ? `This film’s picture is in a format (${codecs.join(", ")}) that many browsers do not play. ${CURE}`
    : "This file has sound but no picture. Please choose the film itself.";
}

/** A film without sound may be intended. */
function whyNotHeard(codecs: string[]): string | null {
  if (codecs.some((codec) => HEARD_EVERYWHERE.includes(codec))) return null;
  const sound = codecs.find((codec) => HEARD_BY_FEW.includes(codec));
  return sound
    ? `This film’s sound is in a format (${sound}) that many browsers do not play. ${CURE}`
    : null;
}

/** Why many browsers would not play it as sound alone, and the cure; null if they do. */
export function whyNoSoundFile(codecs: string[]): string | null {
  if (codecs.some((codec) => PLAYED_EVERYWHERE.test(codec) || HEVC.includes(codec))) {
    return "This is a film. Please choose a sound file in the MP3 or M4A format.";
  }
  if (codecs.some((codec) => HEARD_EVERYWHERE.includes(codec))) return null;
  return `This sound is in a format (${codecs.join(", ") || "unknown"}) that many browsers do not play. Please export it again as MP3, or as M4A with AAC.`;
}

type Film =
  | { kind: "vimeo"; embedUrl: string }
  | { kind: "own"; file: string }
  | { kind: "link"; url: string }
  | { kind: "coming-soon" }
  | { kind: "none" };

const VIMEO_ID = /^\d{6,12}$/;
/**
 * A film's number after the prefixes that Vimeo uses. The number of an event, folder or showcase alone is no film.
 */
const VIMEO_PATH =
  /^\/(?:(?:(?:manage\/)?videos?|channels\/[^/]+|groups\/[^/]+\/videos|ondemand\/[^/]+|(?:showcase|album)\/\d+\/video)\/)?(?<id>\d{6,12})(?:\/(?<key>[0-9a-f]{6,}))?\/?$/;
/** Its query may name one of its films. */
const VIMEO_SHOWCASE = /^\/(?:showcase|album)\/\d+\/?$/;
const VIMEO_HOSTS = ["vimeo.com", "www.vimeo.com", "m.vimeo.com", "player.vimeo.com"];
/** The origin of films' own pages and of the oEmbed API. */
export const VIMEO = "https://vimeo.com";
/** The prefix of a path below the media folder. */
export const OWN_PREFIX = "media:";
/** Letters, marks and digits of every language, with spaces, dashes and underscores between them. */
const OWN_FILE = /^[\p{L}\p{M}\p{N} –_-]+(?:\/[\p{L}\p{M}\p{N} –_-]+)*\.[a-z0-9]+$/u;
export const NOT_IN_NAMES = /[^\p{L}\p{M}\p{N}–_-]+/gu;

/** An address that is not allowed yields no film. */
export function readFilm(videoUrl: string | null): Film {
  if (!videoUrl) return { kind: "none" };
  if (videoUrl === "coming-soon") return { kind: "coming-soon" };
  const file = ownFile(videoUrl);
  if (file) return { kind: "own", file };
  if (VIMEO_ID.test(videoUrl)) return { kind: "vimeo", embedUrl: vimeoEmbed(videoUrl, null) };
  const url = readUrl(videoUrl);
  return url ? readFilmAddress(url) : { kind: "none" };
}

/** An address at Vimeo that is not one film's: an event, a showcase, a channel, a folder or another page. */
export function isOtherVimeoPage(address: string): boolean {
  const url = readUrl(address);
  return url !== null && VIMEO_HOSTS.includes(url.hostname) && readFilm(address).kind !== "vimeo";
}

export function ownFile(reference: string | null): string | null {
  if (!reference?.startsWith(OWN_PREFIX)) return null;
  const file = reference.slice(OWN_PREFIX.length);
  return OWN_FILE.test(file) ? file : null;
}

type Files = { id: number } & Record<"videoUrl" | "captionsUrl" | "downloadUrl", string | null>;

/** Replaces references to our own files with the addresses that open them. */
export function withAddresses<Lesson extends Files>(lesson: Lesson): Lesson {
  const { id, videoUrl, captionsUrl, downloadUrl } = lesson;
  return {
    ...lesson,
    videoUrl: ownFile(videoUrl) ? paths.lessonFilm(id) : videoUrl,
    captionsUrl: ownFile(captionsUrl) ? paths.lessonCaptions(id) : captionsUrl,
    downloadUrl: ownFile(downloadUrl) ? paths.lessonWorkbook(id) : downloadUrl,
  };
}

function readFilmAddress(url: URL): Film {
  if (url.protocol !== "https:") return { kind: "none" };
  if (!VIMEO_HOSTS.includes(url.hostname)) return { kind: "link", url: url.href };
  const chosen = VIMEO_SHOWCASE.test(url.pathname) ? url.searchParams.get("video") : null;
  const { id, key } = VIMEO_PATH.exec(chosen ? `/${chosen}` : url.pathname)?.groups ?? {};
  if (!id) return { kind: "link", url: url.href };
  return { kind: "vimeo", embedUrl: vimeoEmbed(id, key ?? url.searchParams.get("h")) };
}

/** The film's own page, also for an address at which only its owner can sign in. */
export function vimeoPage(embedUrl: string): string {
  const { pathname, searchParams } = new URL(embedUrl);
  const key = searchParams.get("h");
  return `${VIMEO}${pathname.replace("/video", "")}${key ? `/${key}` : ""}`;
}

/** `dnt=1` asks the host not to track; `h` is the key of an unlisted film. */
function vimeoEmbed(id: string, key: string | null): string {
  const query = new URLSearchParams({ dnt: "1", ...(key && { h: key }) });
  return `https://player.vimeo.com/video/${id}?${query}`;
}
