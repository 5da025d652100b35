/**
 * Mail programs, search engines and social networks lead links through addresses of their own, which may name the
 * coach.
 */
const DETOURS = [
  /^[\w-]+\.safelinks\.protection\.outlook\.com\//i,
  /^(?:www\.)?google\.(?:com?\.)?[a-z]{2,3}\/url$/i,
  /^lm?\.facebook\.com\/l\.php$/i,
  /^l\.instagram\.com\/$/i,
  /^(?:www\.)?youtube\.com\/redirect$/i,
  /^deref-(?:gmx|web|mail)[\w.-]*\.[a-z]+\/mail\/client\//i,
];
/** With a "url", Google's "q" is what somebody searched for. */
const TARGETS = ["url", "q", "u", "redirectUrl"];

/** Proofpoint writes the target within its path, with a "*" for a sign that it tells elsewhere. */
const WITHIN = /^https:\/\/urldefense\.com\/v3\/__(?<target>[^*]+?)__;/i;

const COMPLETE = /^(?:https?:\/\/|mailto:|tel:)\S/i;

export function isComplete(href: string): boolean {
  return COMPLETE.test(href);
}

/** More layers than any program adds. */
const MOST_LAYERS = 5;

/** Empty if a detour leads to what no link can keep. Takes also the target that Outlook notes beside its detour. */
export function withoutDetour(href: string, original: string | null = null): string {
  let target = targetOf(href, original);
  for (let layer = 1; layer < MOST_LAYERS && target; layer += 1) target = targetOf(target);
  return target;
}

function targetOf(href: string, original: string | null = null): string {
  const within = WITHIN.exec(href)?.groups?.target;
  if (within && isComplete(within)) return within;
  const address = /^https?:\/\/(?<place>[^?#]*)\?(?<query>.*)/i.exec(href);
  const { place = "", query = "" } = address?.groups ?? {};
  if (!DETOURS.some((detour) => detour.test(place))) return href;
  const asked = new URLSearchParams(query.replaceAll("&amp;", "&"));
  const named = [original, ...TARGETS.map((name) => asked.get(name))];
  const targets = named.map((target) => target?.trim() ?? "").filter(Boolean);
  return targets.find(isComplete) ?? (targets.length > 0 ? "" : href);
}
