import { textField } from "./fields";

/** Characters that Newsreader does not have. */
const UNDRAWABLE = /[^ -~\u00A0-\u00AC\u00AE-ıĴ-ňŊ-žƏƠơƯưǦǧǪǫǺ-țȪ-ȭȰ-ȳẀ-ẅẞẠ-ỹ–—‘’‚“”„•…′″‹›€™−]/u;

/** Certificates and invoices print these texts. */
export function printedField(maxLength: number) {
  return textField(maxLength)
    .transform((text) => text.normalize("NFC"))
    .refine((text) => !findUndrawable(text), {
      error: ({ input }) =>
        `Please leave out “${findUndrawable(String(input))}”; our typeface has no such sign`,
    });
}

/** Expects the text composed (NFC). */
function findUndrawable(text: string): string | undefined {
  return UNDRAWABLE.exec(text)?.[0];
}
