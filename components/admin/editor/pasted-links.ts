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
  const href = toPath(unwrap(complete, original), location.origin);
  return [href, completeLink(href, location.origin)].find(isKept);
}

const COMPLETE = /^(?:https?:\/\/|mailto:|tel:)\S/i;

function isKept(href: string): boolean {
  return isPath(href) || COMPLETE.test(href);
}

/** Outlook, Google and Facebook lead links through addresses of their own, which may name the coach. */
const DETOUR =
  /^https?:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/[^?#]*|(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/url|lm?\.facebook\.com\/l\.php)\?(?<query>.*)/i;
/** With a "url", Google's "q" is what somebody searched for. */
const TARGETS = ["url", "q", "u"];

/** Empty if a detour leads to what no link can keep. Takes also the target that Outlook notes beside its detour. */
function unwrap(href: string, original: string | null = null): string {
  const { query } = DETOUR.exec(href)?.groups ?? {};
  if (query === undefined) return href;
  const asked = new URLSearchParams(query);
  const named = [original, ...TARGETS.map((name) => asked.get(name))];
  const targets = named.map((target) => target?.trim() ?? "").filter(Boolean);
  const target = targets.find((it) => COMPLETE.test(it));
  if (target) return unwrap(target);
  return targets.length > 0 ? "" : href;
}
