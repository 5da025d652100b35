import { completeLink, isPath, toPath } from "@/lib/text/links";

/** Confluence writes a film or another page as an element that holds nothing. */
const CARDS = "[data-embed-card], [data-block-card], [data-inline-card]";
const CARD = "data-card-url";

export function isCard(element: Element): boolean {
  return element.matches(CARDS) && element.textContent?.trim() === "";
}

/** A link to nothing, or to a script, is a button. */
export function losesAddress(link: Element): boolean {
  const given = link.getAttribute("href")?.trim() ?? "";
  const isButton = /^(?:#?$|javascript:)/i.test(given);
  return !isButton && link.textContent?.trim() !== "" && addressOf(link) === undefined;
}

export function addressOf(link: Element): string | undefined {
  const given = (link.getAttribute("href") ?? link.getAttribute(CARD))?.trim() ?? "";
  // A path copied from another site would lead to a page of this one.
  if (/^\/(?!\/)/.test(given)) return undefined;
  const complete = given.replace(/^(?=www\.)/i, "https://").replace(/^\/\//, "https://");
  const href = toPath(unwrap(complete), location.origin);
  return [href, completeLink(href, location.origin)].find(isKept);
}

function isKept(href: string): boolean {
  return isPath(href) || /^(?:https?:\/\/|mailto:|tel:)\S/i.test(href);
}

/** Google Docs leads links of a published document through an address of its own. */
function unwrap(href: string): string {
  const { query } = /^https:\/\/www\.google\.com\/url\?(?<query>.*)/.exec(href)?.groups ?? {};
  return new URLSearchParams(query).get("q") ?? href;
}
