import { isPath, toPath } from "@/lib/text/links";

/** Confluence writes a film or another page as an element that holds nothing. */
const CARDS = "[data-embed-card], [data-block-card], [data-inline-card]";
const CARD = "data-card-url";

export function isCard(element: Element): boolean {
  return element.matches(CARDS) && element.textContent?.trim() === "";
}

export function addressOf(link: Element): string | undefined {
  const given = (link.getAttribute("href") ?? link.getAttribute(CARD))?.trim() ?? "";
  // Of a copy from another site, it would lead to a page of this one; own copies are kept as they are.
  if (/^\/(?!\/)/.test(given)) return undefined;
  const complete = given.replace(/^(?=www\.)/i, "https://").replace(/^\/\//, "https://");
  const href = toPath(unwrap(complete), location.origin);
  const isKept = isPath(href) || /^(?:https?:\/\/|mailto:|tel:)\S/i.test(href);
  return isKept ? href : undefined;
}

/** Google Docs leads links of a published document through an address of its own. */
function unwrap(href: string): string {
  const { query } = /^https:\/\/www\.google\.com\/url\?(?<query>.*)/.exec(href)?.groups ?? {};
  return new URLSearchParams(query).get("q") ?? href;
}
