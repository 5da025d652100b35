import { readShownFilm, type ShownFilm } from "@/lib/media/shown/rules";
import { textOfHtml } from "@/lib/text/html";

type Part =
  | { kind: "text"; html: string }
  | { kind: "film"; film: Extract<ShownFilm, { kind: "frame" }>; title: string };

const VOID = ["br", "hr", "img"];
const LONE_LINK = /<p><a [^>]*?href="(?<address>[^"]*)"[^>]*>(?<words>[^<]+)<\/a><\/p>/y;

/**
 * Replaces a link to a film with the film if it is alone in a paragraph outside lists and quotations. The HTML is
 * sanitised, so every tag that opens also closes.
 */
export function splitAtFilms(html: string): Part[] {
  const parts: Part[] = [];
  const tags = /<(?<end>\/?)(?<name>\w+)[^>]*>/g;
  let depth = 0;
  let begin = 0;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    const { end, name = "" } = tag.groups ?? {};
    const found = depth === 0 ? filmAt(html, tag.index) : null;
    if (found) {
      parts.push({ kind: "text", html: html.slice(begin, tag.index) }, found.part);
      begin = found.end;
      tags.lastIndex = found.end;
    } else if (!VOID.includes(name)) depth += end ? -1 : 1;
  }
  parts.push({ kind: "text", html: html.slice(begin) });
  return parts.filter((part) => part.kind === "film" || part.html.trim() !== "");
}

function filmAt(html: string, index: number): { part: Part; end: number } | null {
  LONE_LINK.lastIndex = index;
  const { address = "", words = "" } = LONE_LINK.exec(html)?.groups ?? {};
  const film = readShownFilm(textOfHtml(address));
  if (film?.kind !== "frame") return null;
  const said = textOfHtml(words).trim();
  // A bare address does not describe the film.
  const title = /^https?:/.test(said) ? `A film at ${film.host}` : said;
  return { part: { kind: "film", film, title }, end: LONE_LINK.lastIndex };
}
