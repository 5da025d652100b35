import { isComplete, withoutDetour } from "@/lib/text/detours";
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
  const original = link.getAttribute("originalsrc");
  const href = toPath(withoutDetour(complete, original), location.origin);
  return [href, completeLink(href, location.origin)].find(isKept);
}

function isKept(href: string): boolean {
  return isPath(href) || isComplete(href);
}
