type Kind = "number" | "letter" | "roman";
export type ListNumber = { kind: Kind; value: number };

/** Stands for the number of an item that does not say it. */
export const UNKNOWN_NUMBER = "?.";

/** Of "2.2.1)", the last part. Other words, like "Tip.", are no numbers. */
const MARKER = /^\(?(?:(?:\d+|[a-z]|[ivxlc]{2,})\.)*(\d+|[a-z]+)[.)]{1,2}-?$/i;
/** Without a sign at its end; "o" is a bullet. */
const PLAIN = /^(?:(?:\d+|[a-z]|[ivxlc]{2,})\.)*(\d+)$|^(?:\d+\.)*([a-np-z])$/i;
/** After "z" comes "aa", then "bb". */
const LETTERS = /^([a-z])\1{0,2}$/;
/** Up to 99: above, most are words too, like "mix". */
const ROMAN = /^(?=.)(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})$/;
const ROMAN_SIGNS: Record<string, number> = { i: 1, v: 5, x: 10, l: 50, c: 100 };
/** A list of letters seldom begins with one of these. */
const MORE_OFTEN_ROMAN = /^(?:[ivx]|ii|iii|xx|xxx)$/;

export function isNumber(marker: string): boolean {
  return marker === UNKNOWN_NUMBER || readings(marker).length > 0;
}

/** "i." is the ninth letter behind "h.", and otherwise the first roman number. */
export function readNumber(marker: string, before?: ListNumber): ListNumber | undefined {
  const all = readings(marker);
  const next = all.find(({ kind, value }) => kind === before?.kind && value === before.value + 1);
  return next ?? all[0];
}

/** The likeliest first. */
function readings(marker: string): ListNumber[] {
  const [, figure, letter] = MARKER.exec(marker) ?? PLAIN.exec(marker) ?? [];
  const last = figure ?? letter ?? "";
  if (/^\d/.test(last)) return [{ kind: "number", value: Number(last) }];
  const small = last.toLowerCase();
  const isOneCase = last === small || last === last.toUpperCase();
  const letters = isOneCase && LETTERS.test(small) ? [of("letter", letterValue(small))] : [];
  const roman = isOneCase && ROMAN.test(small) ? [of("roman", romanValue(small))] : [];
  return MORE_OFTEN_ROMAN.test(small) ? [...roman, ...letters] : [...letters, ...roman];
}

function of(kind: Kind, value: number): ListNumber {
  return { kind, value };
}

function letterValue(letters: string): number {
  return letters.charCodeAt(0) - 96 + 26 * (letters.length - 1);
}

function romanValue(roman: string): number {
  const values = Array.from(roman, (sign) => ROMAN_SIGNS[sign] ?? 0);
  // A smaller sign before a larger one is taken from it: "ix" is 9.
  return values.reduce(
    (sum, value, place) => sum + (value < (values[place + 1] ?? 0) ? -value : value),
    0,
  );
}
