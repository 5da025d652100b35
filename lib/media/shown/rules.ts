import { readFilm, vimeoPage } from "@/lib/media/rules";
import { isShown } from "@/lib/paths/shown";

export type ShownFilm =
  | { kind: "own"; src: string }
  /** `page` is the film's page at the host, for browsers without scripts. */
  | { kind: "frame"; host: "Vimeo" | "YouTube"; src: string; page: string };

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.|music\.)?youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/|(?:www\.)?youtube-nocookie\.com\/embed\/)(?!videoseries|live_stream)(?<id>[\w-]{11})(?![\w-])/;

/** Reads a film that everybody may see: a public upload, or one at Vimeo or YouTube. It plays at the first click. */
export function readShownFilm(typed: string): ShownFilm | null {
  if (isShown(typed, "film")) return { kind: "own", src: typed };
  const address = completeAddress(typed);
  const { id } = YOUTUBE.exec(address)?.groups ?? {};
  if (id) {
    const src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0`;
    return { kind: "frame", host: "YouTube", src, page: `https://www.youtube.com/watch?v=${id}` };
  }
  const film = readFilm(address);
  if (film.kind !== "vimeo") return null;
  const { embedUrl } = film;
  return { kind: "frame", host: "Vimeo", src: `${embedUrl}&autoplay=1`, page: vimeoPage(embedUrl) };
}

/**
 * Adds "https://" as browsers do, and writes the host in small letters. Replaces "http://", because a page cannot embed
 * a film without encryption.
 */
export function completeAddress(text: string): string {
  const isBare = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:\/|$)/i.test(text);
  const address = isBare ? `https://${text}` : text.replace(/^http:/i, "https:");
  return address.replace(/^https:\/\/[^/?#]+/i, (origin) => origin.toLowerCase());
}
