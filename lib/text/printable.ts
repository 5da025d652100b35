/** Characters that the font Newsreader lacks. */
const UNDRAWABLE = /[^ -~\u00A0-\u00AC\u00AE-ıĴ-ňŊ-žƏƠơƯưǦǧǪǫǺ-țȪ-ȭȰ-ȳẀ-ẅẞẠ-ỹ–—‘’‚“”„•…′″‹›€™−]/gu;

export function findUndrawable(text: string): string | undefined {
  return text.normalize("NFC").match(UNDRAWABLE)?.[0];
}

/** Normalises to NFC and replaces characters that the font lacks with "?". */
export function toPrintable(text: string): string {
  return text.normalize("NFC").replaceAll(UNDRAWABLE, (sign) => (/\s/.test(sign) ? sign : "?"));
}
