import { readFilm, vimeoPage } from "@/lib/media/rules";
import { isShown } from "@/lib/paths/shown";
import { completeAddress } from "@/lib/text/links";

export type ShownFilm =
  | { kind: "own"; src: string }
  /** `page` is the film's page at the host, for browsers without scripts. */
  | { kind: "frame"; host: "Vimeo" | "YouTube"; src: string; page: string };

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.|music\.)?youtube\.com\/(?:watch\/?\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/|v\/)|(?:www\.)?youtu\.be\/|(?:www\.)?youtube-nocookie\.com\/embed\/)(?!videoseries|live_stream)(?<id>[\w-]{11})(?![\w-])/;

const YOUTUBE_CLIP = /^https:\/\/(?:www\.|m\.)?youtube\.com\/clip\/[\w-]+/;
const AT_YOUTUBE =
  /^https:\/\/(?:[\w-]+\.)*(?:youtube\.com|youtu\.be|youtube-nocookie\.com)\.?(?=[/?#]|$)/;
const DRIVE_FOLDER =
  /^https:\/\/drive\.google\.com\/(?:drive|embeddedfolderview|folderview)(?=[/?#]|$)/;

/** "t=62", "#t=1m2.5s", "t=1:02", "start=62" or "time_continue=62". */
const START =
  /[?&#](?:t|start|time_continue)=(?=\d)(?:(?<hours>\d{1,2})(?:h|:(?=\d+:)))?(?:(?<minutes>\d{1,3})[m:])?(?:(?<seconds>\d{1,5})(?:\.\d+)?s?)?(?=[&#]|$)/;

/** Reads a film that everybody may see: a public upload, or one at Vimeo or YouTube. It plays at the first click. */
export function readShownFilm(typed: string): ShownFilm | null {
  if (isShown(typed, "film")) return { kind: "own", src: typed };
  const address = completeAddress(typed);
  const { id } = YOUTUBE.exec(address)?.groups ?? {};
  const start = startOf(address);
  if (id) return atYouTube(id, start);
  const film = readFilm(address);
  return film.kind === "vimeo" ? atVimeo(film.embedUrl, start) : null;
}

function atYouTube(id: string, start: number): ShownFilm {
  const [fromHere, fromThere] = start > 0 ? [`&start=${start}`, `&t=${start}s`] : ["", ""];
  return {
    kind: "frame",
    host: "YouTube",
    src: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0${fromHere}`,
    page: `https://www.youtube.com/watch?v=${id}${fromThere}`,
  };
}

function atVimeo(embedUrl: string, start: number): ShownFilm {
  const from = start > 0 ? `#t=${start}s` : "";
  const src = `${embedUrl}&autoplay=1${from}`;
  return { kind: "frame", host: "Vimeo", src, page: `${vimeoPage(embedUrl)}${from}` };
}

/** In seconds. */
function startOf(address: string): number {
  const { hours = 0, minutes = 0, seconds = 0 } = START.exec(address)?.groups ?? {};
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** A host alone, or a file's name such as "intro.mp4", which a browser takes for a host. */
export function namesNoFilm(address: string): boolean {
  return /^(?:https:\/\/)?[^/?#]+\.[^./?#]+\/?(?:#.*)?$/i.test(address);
}

/** A playlist, a channel, a folder or another page at YouTube or Google Drive. */
export function isNoSingleFilm(address: string): boolean {
  const isAtYouTube = AT_YOUTUBE.test(address);
  const isFilm = YOUTUBE.test(address) || YOUTUBE_CLIP.test(address);
  return (isAtYouTube && !isFilm) || DRIVE_FOLDER.test(address);
}
