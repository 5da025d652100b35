/** Belongs to the character before it: half of a pair, an accent, a shade of skin, a joiner, a part of a flag. */
const CONTINUES = /^(?:[\udc00-\udfff]|\p{M}|\p{Emoji_Modifier}|\u200d|[\u{e0020}-\u{e007f}])/u;
const JOINER = "\u200d";

/** At most `max` UTF-16 units, as fields count them, and only whole characters. */
export function cutText(text: string, max: number): string {
  if (text.length <= max) return text;
  let end = max;
  while (end > 0 && isWithin(text, end)) end -= 1;
  return text.slice(0, end);
}

/** Two of these make a flag. */
const HALVES_BEFORE = /\p{Regional_Indicator}*$/u;

function isWithin(text: string, at: number): boolean {
  // Each half takes two units.
  const [before = ""] = HALVES_BEFORE.exec(text.slice(Math.max(0, at - 40), at)) ?? [];
  if (before.length % 4 === 2 && /^\p{Regional_Indicator}/u.test(text.slice(at))) return true;
  return text[at - 1] === JOINER || CONTINUES.test(text.slice(at, at + 2));
}
