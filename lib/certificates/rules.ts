/** Groups of four in a certificate's number: sixty bits, as "7K3M-9QXT-V2BD". */
export const NUMBER_GROUPS = 3;

/** The Latin letters that Newsreader has, and the characters that separate names. */
const NAME = /^[A-Za-zÀ-ÖØ-öø-ıĴ-ňŊ-žƏƠơƯưǦǧǪǫǺ-țȪ-ȭȰ-ȳẀ-ẅẞẠ-ỹ .,'’-]+$/;

/** Expects the name in Unicode's composed form (NFC). */
export function isDrawableName(name: string): boolean {
  return NAME.test(name);
}
