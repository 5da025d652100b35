import { paths } from "@/lib/paths/public";
import { hostOf, readUrl } from "@/lib/text/links";

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

/** Phones take 8,192 by 6,144. A larger picture is no photograph but an attack on the memory. */
export const MAX_PIXELS = 52_000_000;

/** In pixels, as social networks ask for. */
export const SOCIAL_SIZE = { width: 1200, height: 630 };

export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

export const NO_MOVING_PICTURES =
  "The site shows no GIFs and no moving pictures. Please save one still of it as JPEG, or upload it as a film.";

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
  /^\/(?:(?:(?:manage\/)?videos?|channels\/[^/]+|groups\/[^/]+\/videos|ondemand\/[^/]+|(?:showcase|album)\/[^/]+\/video)\/)?(?<id>\d{6,12})(?:\/(?<key>[0-9a-f]{6,}))?\/?$/i;
/** Its query may name one of its films. */
const VIMEO_SHOWCASE = /^\/(?:showcase|album)\/[^/]+\/?$/;
/** A tab beside a film that its owner manages, such as "privacy". */
const VIMEO_TAB = /^(\/manage\/videos\/\d+(?:\/[0-9a-f]{6,})?)\/(?![0-9a-f]{6,}\/?$)[a-z-]+\/?$/i;
const VIMEO_HOSTS = ["vimeo.com", "www.vimeo.com", "m.vimeo.com", "player.vimeo.com"];
/** The origin of films' own pages and of the oEmbed API. */
export const VIMEO = "https://vimeo.com";
/** The prefix of a path below the media folder. */
export const OWN_PREFIX = "media:";
/**
 * Spaces, signs that a system forbids in names, and characters that cannot be seen, except for the joiners, which
 * words of some languages and pictures of people contain.
 */
const NOT_IN_NAMES = /(?:(?!\u200c|\u200d)[\s<>:"/\\|?*\p{Cc}\p{Cf}\p{Cs}])+/gu;

/** No name is hidden or leads out of its folder. */
export function cleanName(name: string): string {
  return name.replaceAll(NOT_IN_NAMES, " ").replaceAll(/^[. ]+|[. ]+$/g, "");
}

/** An address that is not allowed yields no film. */
export function readFilm(videoUrl: string | null): Film {
  if (!videoUrl) return { kind: "none" };
  if (videoUrl === "coming-soon") return { kind: "coming-soon" };
  const file = ownFile(videoUrl);
  if (file) return { kind: "own", file };
  if (VIMEO_ID.test(videoUrl)) return { kind: "vimeo", embedUrl: vimeoEmbed(videoUrl, null) };
  // Copied from a page's code.
  const url = readUrl(videoUrl.replaceAll("&amp;", "&"));
  return url ? readFilmAddress(url) : { kind: "none" };
}

/** An address at Vimeo that is not one film's: an event, a showcase, a channel, a folder or another page. */
export function isOtherVimeoPage(address: string): boolean {
  const url = readUrl(address);
  return url !== null && isVimeo(url) && readFilm(address).kind !== "vimeo";
}

function isVimeo(url: URL): boolean {
  return VIMEO_HOSTS.includes(hostOf(url));
}

export function ownFile(reference: string | null): string | null {
  if (!reference?.startsWith(OWN_PREFIX)) return null;
  const file = reference.slice(OWN_PREFIX.length);
  const isClean = file.split("/").every((part) => part !== "" && part === cleanName(part));
  return isClean && /[^/]\.[a-z0-9]+$/.test(file) ? file : null;
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
  if (!isVimeo(url)) return { kind: "link", url: url.href };
  const chosen = VIMEO_SHOWCASE.test(url.pathname) ? url.searchParams.get("video") : null;
  const { id, key } =
    VIMEO_PATH.exec(chosen ? `/${chosen}` : url.pathname.replace(VIMEO_TAB, "$1"))?.groups ?? {};
  if (!id) return { kind: "link", url: url.href };
  return {
    kind: "vimeo",
    embedUrl: vimeoEmbed(id, key ?? url.searchParams.get("h")),
  };
}

/** The film's own page, also for an address at which only its owner can sign in. */
export function vimeoPage(embedUrl: string): string {
  const { pathname, searchParams } = new URL(embedUrl);
  const key = searchParams.get("h");
  return `${VIMEO}${pathname.replace("/video", "")}${key ? `/${key}` : ""}`;
}

/** `dnt=1` asks the host not to track; `h` is the key of an unlisted film. */
function vimeoEmbed(id: string, key: string | null): string {
  const query = new URLSearchParams({ dnt: "1", ...(key && { h: key.toLowerCase() }) });
  return `https://player.vimeo.com/video/${id}?${query}`;
}
