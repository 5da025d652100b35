/** Groups of four in a certificate's number: sixty bits, as "7K3M-9QXT-V2BD". */
export const NUMBER_GROUPS = 3;

/** The Latin letters that Newsreader has, and the characters that separate names. */
const NAME = /^[A-Za-zÀ-ÖØ-öø-ıĴ-ňŊ-žƏƠơƯưǦǧǪǫǺ-țȪ-ȭȰ-ȳẀ-ẅẞẠ-ỹ .,'’-]+$/;

/** Neither one of these letters nor one of the signs that Newsreader has. */
const UNDRAWABLE = /[^ -~\u00A0-\u00AC\u00AE-ıĴ-ňŊ-žƏƠơƯưǦǧǪǫǺ-țȪ-ȭȰ-ȳẀ-ẅẞẠ-ỹ–—‘’‚“”„•…′″‹›€™−]/u;

/** Expects the name composed (NFC). */
export function isDrawableName(name: string): boolean {
  return NAME.test(name);
}

/** The first character that a certificate cannot show. Expects the text composed (NFC). */
export function findUndrawable(text: string): string | undefined {
  return UNDRAWABLE.exec(text)?.[0];
}
