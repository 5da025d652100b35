import { paths } from "@/lib/paths/public";

type Film =
  | { kind: "vimeo"; embedUrl: string }
  | { kind: "own"; file: string }
  | { kind: "link"; url: string }
  | { kind: "coming-soon" }
  | { kind: "none" };

const VIMEO_ID = /^\d{6,12}$/;
/** "/76979871", "/video/76979871", "/channels/staffpicks/76979871", "/76979871/8272103f6e". */
const VIMEO_PATH = /^\/(?:.*?\/)??(?<id>\d{6,12})(?:\/(?<key>[0-9a-f]{6,}))?\/?$/;
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
