import { withoutMarks } from "./marks";

/** Characters that the font Newsreader lacks. */
const UNDRAWABLE = /[^\n -~\u00A0-\u00AC\u00AE-ıĴ-ňŊ-žƏƠơƯưǦǧǪǫǺ-țȪ-ȭȰ-ȳẀ-ẅẞẠ-ỹ–—‘’‚“”„•…′″‹›€™−]/u;

/** The first sign that the font lacks, as its reader sees it: an emoji may be several characters. */
export function findUndrawable(text: string): string | undefined {
  if (!lacks(text)) return undefined;
  return signsOf(text).find(lacks);
}

/** One line to store, in which the font’s own signs replace look-alikes that it lacks. */
export function plainLine(text: string): string {
  return withOwnSigns(text).replaceAll(/\s+/g, " ").trim();
}

/** Uses the font’s own signs, and one "?" for each sign that has no like there. */
export function toPrintable(text: string): string {
  const plain = text.replaceAll("→", "-");
  if (!lacks(plain)) return withOwnSigns(plain);
  return signsOf(plain)
    .map((sign) => (lacks(sign) ? "?" : withOwnSigns(sign)))
    .join("");
}

function lacks(text: string): boolean {
  return UNDRAWABLE.test(withOwnSigns(text));
}

/** Without invisible marks, and with the font's own hyphens, blanks and letters. */
function withOwnSigns(text: string): string {
  return withoutMarks(text)
    .replaceAll(/[‐‑‒]/g, "-")
    .replaceAll("―", "–")
    .replaceAll(/[ﬀ-ﬆ]/g, (ligature) => ligature.normalize("NFKC"))
    .replaceAll(/[^\S\n\u00A0]/g, " ")
    .normalize("NFC");
}

function signsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}
