import { paths } from "@/lib/paths/public";
import type { Site } from "@/lib/site/settings/schema";
import { formatIsoDay } from "@/lib/text/dates";
import { escapeHtml, textOfHtml } from "@/lib/text/html";

export type LegalSection = { id: string; heading: string; html: string };

/** What orders call a wording: the day in London, followed by its number from the second one on. */
export function legalVersion(number: number, moment: Date): string {
  const date = formatIsoDay(moment);
  return number === 1 ? date : `${date}.${number}`;
}

/** Where the terms of a sale stay readable; of the oldest orders it is not known which they were. */
export function termsOf(version: string | null): string {
  return version ? `${paths.terms}/${version}` : paths.terms;
}

type Named = { brand: Pick<Site["brand"], "name">; contact: Site["contact"] };

/**
 * Fills in the owner's details from the present settings, so that even an old wording says where to write.
 */
export function fillIn(html: string, { brand, contact }: Named): string {
  const email = escapeHtml(contact.email);
  const values: Record<string, string> = {
    "{name}": escapeHtml(brand.name),
    "{location}": escapeHtml(contact.location),
    "{email}": `<a href="mailto:${email}">${email}</a>`,
  };
  return html.replaceAll(/\{(?:name|location|email)\}/g, (place) => values[place] ?? place);
}

/**
 * The text cut at its headings, for a table of contents. The editor's headings begin with h3, as a lesson's
 * do; on a page of their own they are one level higher. Text before the first heading has none.
 */
export function toSections(html: string): LegalSection[] {
  const [start = "", ...parts] = html.split(/<h[23]>(.*?)<\/h[23]>/s);
  const sections = start.trim() ? [{ id: "start", heading: "", html: raise(start) }] : [];
  for (let at = 0; at < parts.length; at += 2) {
    const heading = textOfHtml(parts[at] ?? "").trim();
    const anchor = heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const isTaken = sections.some(({ id }) => id === anchor);
    const id = isTaken ? `${anchor}-${sections.length}` : anchor;
    sections.push({ id, heading, html: raise(parts[at + 1] ?? "") });
  }
  return sections;
}

function raise(html: string): string {
  return html.replaceAll(/<(\/?)h4>/g, "<$1h3>");
}
