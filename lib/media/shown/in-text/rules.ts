import { readShownFilm, type ShownFilm } from "@/lib/media/shown/rules";
import { textOfHtml, topElements } from "@/lib/text/html";
import { trimMarks } from "@/lib/text/marks";

type Part =
  | { kind: "text"; html: string }
  | { kind: "film"; film: Extract<ShownFilm, { kind: "frame" }>; title: string };

const PARAGRAPH = /<p>(?<inside>.*?)<\/p>/sy;
const LOOKS = /<\/?(?:strong|b|em|i|u|s|small|mark)>/g;
const LONE_LINK = /^<a [^>]*?href="(?<address>[^"]*)"[^>]*>(?<words>[^<]+)<\/a>$/;

/** Replaces a link to a film with the film if it is alone in a paragraph outside lists and quotations. */
export function splitAtFilms(html: string): Part[] {
  const parts: Part[] = [];
  let begin = 0;
  for (const at of topElements(html)) {
    const found = filmAt(html, at);
    if (!found) continue;
    parts.push({ kind: "text", html: html.slice(begin, at) }, found.part);
    begin = found.end;
  }
  parts.push({ kind: "text", html: html.slice(begin) });
  return parts.filter((part) => part.kind === "film" || part.html.trim() !== "");
}

function filmAt(html: string, index: number): { part: Part; end: number } | null {
  PARAGRAPH.lastIndex = index;
  const { inside = "" } = PARAGRAPH.exec(html)?.groups ?? {};
  const bare = trimMarks(inside.replaceAll(LOOKS, "").replaceAll("<br />", " "));
  const { address = "", words = "" } = LONE_LINK.exec(bare)?.groups ?? {};
  const film = readShownFilm(textOfHtml(address));
  if (film?.kind !== "frame") return null;
  const said = textOfHtml(words).trim();
  // A bare address does not describe the film.
  const title = /^https?:/.test(said) ? `A film at ${film.host}` : said;
  return { part: { kind: "film", film, title }, end: PARAGRAPH.lastIndex };
}
