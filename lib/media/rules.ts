import { paths } from "@/lib/paths/public";

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

type Film =
  | { kind: "vimeo"; embedUrl: string }
  | { kind: "own"; file: string }
  | { kind: "link"; url: string }
  | { kind: "coming-soon" }
  | { kind: "none" };

const VIMEO_ID = /^\d{6,12}$/;
/** What may stand before a film's number. The number of an event, folder or showcase alone is no film's. */
const VIMEO_SHELF =
  /(?:(?:manage\/)?videos?|channels\/[^/]+|groups\/[^/]+\/videos|ondemand\/[^/]+|(?:showcase|album)\/\d+\/video)/;
const VIMEO_PATH = new RegExp(
  `^/(?:${VIMEO_SHELF.source}/)?(?<id>\\d{6,12})(?:/(?<key>[0-9a-f]{6,}))?/?$`,
);
const VIMEO_HOSTS = ["vimeo.com", "www.vimeo.com", "player.vimeo.com"];
/** The path below the media folder follows. */
export const OWN_PREFIX = "media:";
const OWN_FILE = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.[a-z0-9]+$/;

/** An address that is not allowed shows nothing. */
export function readFilm(videoUrl: string | null): Film {
  if (!videoUrl) return { kind: "none" };
  if (videoUrl === "coming-soon") return { kind: "coming-soon" };
  const file = ownFile(videoUrl);
  if (file) return { kind: "own", file };
  if (VIMEO_ID.test(videoUrl)) return { kind: "vimeo", embedUrl: vimeoEmbed(videoUrl, null) };
  if (!URL.canParse(videoUrl)) return { kind: "none" };
  return readFilmAddress(new URL(videoUrl));
}

/** An address at Vimeo that is no single film's: of an event, a showcase, a channel, a folder, or a page. */
export function isOtherVimeoPage(address: string): boolean {
  const url = URL.parse(address);
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
  const { id, key } = VIMEO_PATH.exec(url.pathname)?.groups ?? {};
  if (!id) return { kind: "link", url: url.href };
  return { kind: "vimeo", embedUrl: vimeoEmbed(id, key ?? url.searchParams.get("h")) };
}

/** `dnt=1` asks the host not to track; `h` is the key of an unlisted film. */
function vimeoEmbed(id: string, key: string | null): string {
  const query = new URLSearchParams({ dnt: "1", ...(key && { h: key }) });
  return `https://player.vimeo.com/video/${id}?${query}`;
}
