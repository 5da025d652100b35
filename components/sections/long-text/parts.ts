import { textOfHtml, topElements } from "@/lib/text/html";

export type Part = { id: string; heading: string; html: string };

const HEADING = /<h([23])>(?<words>.*?)<\/h\1>/sy;

/**
 * Divides a text at its headings, except those in a table, list or quotation. The editor's headings start at h3, and
 * are raised by one level.
 */
export function toParts(html: string): Part[] {
  const headings = findHeadings(html);
  const start = html.slice(0, headings[0]?.from);
  const parts = start.trim() ? [{ id: "start", heading: "", html: raiseHeadings(start) }] : [];
  for (const [index, { words, end }] of headings.entries()) {
    const rest = html.slice(end, headings[index + 1]?.from);
    parts.push({ id: anchorOf(words, parts), heading: words, html: raiseHeadings(rest) });
  }
  return parts;
}

function findHeadings(html: string): { words: string; from: number; end: number }[] {
  return topElements(html).flatMap((from) => {
    HEADING.lastIndex = from;
    const found = HEADING.exec(html);
    const words = textOfHtml(found?.groups?.words ?? "").trim();
    return found ? [{ words, from, end: HEADING.lastIndex }] : [];
  });
}

function anchorOf(heading: string, parts: Part[]): string {
  const anchor = heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  const isTaken = parts.some(({ id }) => id === anchor);
  return isTaken ? `${anchor}-${parts.length}` : anchor;
}

function raiseHeadings(html: string): string {
  return html.replaceAll(/<(\/?)h4>/g, "<$1h3>");
}
