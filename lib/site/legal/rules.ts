import { paths } from "@/lib/paths/public";
import type { Site } from "@/lib/site/settings/schema";
import { formatIsoDay } from "@/lib/text/dates";
import { escapeHtml, textOfHtml } from "@/lib/text/html";

export type LegalSection = { id: string; heading: string; html: string };

/** The day in London, followed by its number from the second wording of a day on. */
export function legalVersion(number: number, moment: Date): string {
  const date = formatIsoDay(moment);
  return number === 1 ? date : `${date}.${number}`;
}

/** What a buyer agrees to, each wording of which has a page of its own. */
export type AgreedKind = "terms" | "refunds";

/** The oldest orders do not name what was agreed to: for them it is what is in force. */
export function agreedPath(kind: AgreedKind, version: string | null): string {
  return version ? `${paths[kind]}/${version}` : paths[kind];
}

type Named = {
  brand: Pick<Site["brand"], "name">;
  contact: Pick<Site["contact"], "location" | "email">;
};

/** The present settings count, so that even an old wording says where to write. */
export function fillIn(html: string, { brand, contact }: Named): string {
  const values: Record<string, string> = {
    "{name}": escapeHtml(brand.name),
    "{location}": escapeHtml(contact.location),
    "{email}": `<a href="${paths.mail(contact.email)}">${escapeHtml(contact.email)}</a>`,
  };
  return html.replaceAll(/\{(?:name|location|email)\}/g, (place) => values[place] ?? place);
}

/** The editor's headings begin with h3, and are one level higher on a page of their own. */
export function toSections(html: string): LegalSection[] {
  const [start = "", ...parts] = html.split(/<h[23]>(.*?)<\/h[23]>/s);
  const sections = start.trim() ? [{ id: "start", heading: "", html: raiseHeadings(start) }] : [];
  for (let at = 0; at < parts.length; at += 2) {
    const heading = textOfHtml(parts[at] ?? "").trim();
    const anchor = heading.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
    const isTaken = sections.some(({ id }) => id === anchor);
    const id = isTaken ? `${anchor}-${sections.length}` : anchor;
    sections.push({ id, heading, html: raiseHeadings(parts[at + 1] ?? "") });
  }
  return sections;
}

function raiseHeadings(html: string): string {
  return html.replaceAll(/<(\/?)h4>/g, "<$1h3>");
}
