import { textOfHtml } from "@/lib/text/html";

export type Part = { id: string; heading: string; html: string };

/** Divides a text at its headings. The editor's headings start at h3, and are raised by one level. */
export function toParts(html: string): Part[] {
  const [start = "", ...rest] = html.split(/<h[23]>(.*?)<\/h[23]>/s);
  const parts = start.trim() ? [{ id: "start", heading: "", html: raiseHeadings(start) }] : [];
  for (let at = 0; at < rest.length; at += 2) {
    const heading = textOfHtml(rest[at] ?? "").trim();
    const anchor = heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const isTaken = parts.some(({ id }) => id === anchor);
    const id = isTaken ? `${anchor}-${parts.length}` : anchor;
    parts.push({ id, heading, html: raiseHeadings(rest[at + 1] ?? "") });
  }
  return parts;
}

function raiseHeadings(html: string): string {
  return html.replaceAll(/<(\/?)h4>/g, "<$1h3>");
}
