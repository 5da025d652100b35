import { textField } from "./fields";

/** Neither one of these letters nor one of the signs that Newsreader has. */
const UNDRAWABLE = /[^ -~\u00A0-\u00AC\u00AE-ıĴ-ňŊ-žƏƠơƯưǦǧǪǫǺ-țȪ-ȭȰ-ȳẀ-ẅẞẠ-ỹ–—‘’‚“”„•…′″‹›€™−]/u;

/** What the coach writes and certificates show: a course's title, the brand's name. */
export function printedField(maxLength: number) {
  return textField(maxLength)
    .transform((text) => text.normalize("NFC"))
    .refine((text) => !findUndrawable(text), {
      error: ({ input }) =>
        `Please leave out “${findUndrawable(String(input))}”; the typeface of certificates has no such sign`,
    });
}

/** The first character that a certificate cannot show. Expects the text composed (NFC). */
function findUndrawable(text: string): string | undefined {
  return UNDRAWABLE.exec(text)?.[0];
}
