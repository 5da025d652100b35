import { CONSULTATION } from "@/lib/forms/described";
import { type NestedTexts, toFormValues } from "@/lib/forms/nested";
import type { FormValues } from "@/lib/forms/state";
import { consultationAddress, DRAWN_PORTRAIT, portraitOf } from "@/lib/site/settings/rules";
import type { Site } from "@/lib/site/settings/schema";
import { escapeHtml } from "@/lib/text/html";
import type { PageContent, PartEdit } from "./schema";

const PLACE = /\{[a-z]+\}/g;
/** The innermost blocks of a text in HTML. */
const BLOCK = /<(p|li|h3|h4|td|th)\b[^>]*>(?:(?!<\/?(?:p|li|h3|h4|td|th)\b).)*<\/\1>/gs;
/** Without its only block, an item would be an empty bullet. */
const EMPTIED = /<(li|blockquote)\b[^>]*>\s*<\/\1>/g;
const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

/**
 * Fills the places in texts with values from the settings. What says an empty value is left out: a sentence, the entry
 * of a list, or a block of HTML. Texts named "html" are HTML.
 */
export function fillInPlaces<Content>(content: Content, site: Site): Content {
  const places: Record<string, string> = {
    "{name}": site.brand.name,
    "{coach}": site.brand.coach,
    "{location}": site.contact.location,
    "{email}": site.contact.email,
    "{years}": site.claims.yearsOfExperience,
    [CONSULTATION]: consultationAddress(site),
    [DRAWN_PORTRAIT]: portraitOf(site),
  };
  const isUnsaid = (text: string) => text.match(PLACE)?.some((it) => places[it] === "") ?? false;
  const fillText = (text: string, isHtml: boolean) => {
    const toText = isHtml ? escapeHtml : String;
    const said = isUnsaid(text) ? leaveOut(text, isHtml, isUnsaid) : text;
    return said.replaceAll(PLACE, (place) => toText(places[place] ?? place));
  };
  const fill = (value: unknown, name = ""): unknown => {
    if (value === DRAWN_PORTRAIT) return places[value];
    if (typeof value === "string") return fillText(value, name === "html");
    if (Array.isArray(value)) return value.map((it) => fill(it)).filter((it) => it !== "");
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, fill(entry, key)]));
  };
  // The shape does not change, but the compiler cannot see that.
  return fill(content) as Content;
}

function leaveOut(text: string, isHtml: boolean, isUnsaid: (part: string) => boolean): string {
  if (isHtml) {
    const said = text.replaceAll(BLOCK, (block) => (isUnsaid(block) ? "" : block));
    return said.replaceAll(EMPTIED, "");
  }
  const parts = [...sentences.segment(text)].map(({ segment }) => segment);
  return parts
    .filter((part) => !isUnsaid(part))
    .join("")
    .trim();
}

/** The page whose words visitors read at an address without a page. */
export const NOT_FOUND = "/404";

/** Without these pages the shop would be a dead end. */
const NEEDED = ["/", "/courses", "/contact", NOT_FOUND];

type Standing = { path: string; isOwn: boolean; isLegal: boolean };

export function mayBeOff({ path, isOwn, isLegal }: Standing): boolean {
  return isOwn || !(isLegal || NEEDED.includes(path));
}

export const MAX_SECTIONS = 200;
export const MAX_PICTURES = 500;
export const MAX_VERSIONS = 300;
export const MAX_OWN_PAGES = 200;

export function newDraft(name: string): PageContent {
  return { head: { version: 1, isSample: false, content: { name, heading: name } }, sections: [] };
}

export function countPictures(draft: PageContent): number {
  return JSON.stringify(draft).match(/\/(?:pictures|artwork)\//g)?.length ?? 0;
}

/** `last` is the highest number that was ever given. */
export function nextSectionId({ sections }: PageContent, last: number): number {
  return Math.max(last, ...sections.map(({ id }) => id)) + 1;
}

/** A part that the coach has saved is no longer a sample. */
export function replacePart(draft: PageContent, edit: PartEdit): PageContent {
  const saved = { content: edit.content, version: edit.version + 1, isSample: false };
  if (edit.sectionId === null) return { ...draft, head: saved };
  const sections = draft.sections.map((section) =>
    section.id === edit.sectionId ? { ...section, ...saved } : section,
  );
  return { ...draft, sections };
}

export function hasSample({ head, sections }: PageContent): boolean {
  return head.isSample || sections.some(({ isSample, isHidden }) => isSample && !isHidden);
}

export function nameOf({ head }: PageContent): string {
  return String(head.content.name);
}

/** For contents from the database. Edits count up the versions of parts, also where the words end up the same. */
export function isSame(one: PageContent, other: PageContent | undefined): boolean {
  const words = (content: PageContent) => JSON.stringify(withVersion(content, 0));
  return other !== undefined && words(one) === words(other);
}

/** Above all versions of both, so that a form that was open before cannot overwrite what is restored. */
export function restored(version: PageContent, draft: PageContent): PageContent {
  const parts = [version, draft].flatMap(({ head, sections }) => [head, ...sections]);
  return withVersion(version, Math.max(...parts.map((part) => part.version)) + 1);
}

function withVersion({ head, sections }: PageContent, version: number): PageContent {
  return {
    head: { ...head, version },
    sections: sections.map((section) => ({ ...section, version })),
  };
}

type Part = { version: number; content: NestedTexts };

export function toPartForm({ version, content }: Part): FormValues {
  return { ...toFormValues(content), version: String(version) };
}

/** First segments of addresses that the site uses or has used. A test compares them with its routes. */
export const RESERVED = new Set(
  `about accessibility account admin api artwork basket certificates checkout coming-soon contact content course courses
  documents email-change email-preview gift gifts goodbye icons irish-dancing learn newsletter no-access offline
  payment-success pictures preview privacy public-speaking publications refunds reviews search signin signout terms
  testimonials unavailable withdraw withdrawal`.split(/\s+/),
);
