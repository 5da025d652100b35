/** Keyboards of other scripts type digits of their own, such as Arabic "٦" and Devanagari "६" for 6. */
export function withAsciiDigits(text: string): string {
  return text.normalize("NFKC").replace(/\p{Nd}/gu, (digit) => String(worthOf(digit)));
}

/** Unicode lists each script's digits from 0 to 9 without a gap. */
function worthOf(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /^\p{Nd}$/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return value;
}
