import { textOfHtml, topElements } from "@/lib/text/html";

export type Part = { id: string; heading: string; html: string };

const HEADING = /<h([23])>(?<inner>.*?)<\/h\1>/sy;

/**
 * Divides a text at its headings, except those in a table, list or quotation. The editor's headings start at h3, and
 * are raised by one level.
 */
export function toParts(html: string): Part[] {
  const headings = findHeadings(html);
  const start = html.slice(0, headings[0]?.from);
  const parts = start.trim() ? [{ id: "start", heading: "", html: raiseHeadings(start) }] : [];
  for (const [index, { inner, end }] of headings.entries()) {
    const rest = html.slice(end, headings[index + 1]?.from);
    const heading = textOfHtml(inner.replaceAll(/<br[^>]*>/g, " ")).trim();
    parts.push({ id: anchorOf(inner, parts), heading, html: raiseHeadings(rest) });
  }
  return parts;
}

function findHeadings(html: string): { inner: string; from: number; end: number }[] {
  return topElements(html).flatMap((from) => {
    HEADING.lastIndex = from;
    const { inner } = HEADING.exec(html)?.groups ?? {};
    return inner === undefined ? [] : [{ inner, from, end: HEADING.lastIndex }];
  });
}

/** Links lead to these addresses, so a heading keeps the one that it has. */
function anchorOf(inner: string, parts: Part[]): string {
  const words = textOfHtml(inner).trim().normalize("NFC").toLowerCase();
  // Without "½" and "²", which \p{N} would have.
  const anchor = words.replaceAll(/[^\p{L}\p{M}\p{Nd}]+/gu, "-");
  const isTaken = (free: string) => parts.some(({ id }) => id === free);
  let id = anchor;
  for (let number = parts.length; isTaken(id); number++) id = `${anchor}-${number}`;
  return id;
}

function raiseHeadings(html: string): string {
  return html.replaceAll(/<(\/?)h4>/g, "<$1h3>");
}
