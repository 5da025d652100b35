import { paths } from "@/lib/paths/public";
import type { Site } from "@/lib/site/settings/schema";
import { formatIsoDay } from "@/lib/text/dates";
import { escapeHtml, textOfHtml } from "@/lib/text/html";

export type LegalSection = { id: string; heading: string; html: string };

/** The day in Belfast; from the second wording of a day on, followed by its number. */
export function legalVersion(number: number, moment: Date): string {
  const date = formatIsoDay(moment);
  return number === 1 ? date : `${date}.${number}`;
}

/** The texts that a buyer agrees to. Each of their wordings has its own page. */
export type AgreedKind = "terms" | "refunds";

/** The oldest orders do not name the wording they agreed to, so they get the current one. */
export function agreedPath(kind: AgreedKind, version: string | null): string {
  return version ? `${paths[kind]}/${version}` : paths[kind];
}

type Named = {
  brand: Pick<Site["brand"], "name">;
  contact: Pick<Site["contact"], "location" | "email">;
};

/** Uses the current settings, so that even an old wording has the right contact address. */
export function fillIn(html: string, { brand, contact }: Named): string {
  const values: Record<string, string> = {
    "{name}": escapeHtml(brand.name),
    "{location}": escapeHtml(contact.location),
    "{email}": `<a href="${paths.mail(contact.email)}">${escapeHtml(contact.email)}</a>`,
  };
  return html.replaceAll(/\{(?:name|location|email)\}/g, (place) => values[place] ?? place);
}

/** The editor's headings start at h3, and are raised one level on a text's own page. */
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
