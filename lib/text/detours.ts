/** Outlook, Google and Facebook lead links through addresses of their own, which may name the coach. */
const DETOUR =
  /^https?:\/\/(?:[\w-]+\.safelinks\.protection\.outlook\.com\/[^?#]*|(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/url|lm?\.facebook\.com\/l\.php)\?(?<query>.*)/i;
/** With a "url", Google's "q" is what somebody searched for. */
const TARGETS = ["url", "q", "u"];

const COMPLETE = /^(?:https?:\/\/|mailto:|tel:)\S/i;

export function isComplete(href: string): boolean {
  return COMPLETE.test(href);
}

/** Empty if a detour leads to what no link can keep. Takes also the target that Outlook notes beside its detour. */
export function withoutDetour(href: string, original: string | null = null): string {
  const { query } = DETOUR.exec(href)?.groups ?? {};
  if (query === undefined) return href;
  const asked = new URLSearchParams(query.replaceAll("&amp;", "&"));
  const named = [original, ...TARGETS.map((name) => asked.get(name))];
  const targets = named.map((target) => target?.trim() ?? "").filter(Boolean);
  const target = targets.find(isComplete);
  if (target) return withoutDetour(target);
  return targets.length > 0 ? "" : href;
}
