/** The last character there is: nothing that begins with the prefix stands behind it. */
const LAST = "\u{10FFFF}";

/** Everything that begins with what was typed, as a range of an index in "C" order. */
export function prefixRange(typed: string): { from: string; to: string } {
  const from = typed.toLowerCase();
  return { from, to: `${from}${LAST}` };
}

/** The order's number where that is what was typed: "1001", "#1001", "order 1001". */
export function typedNumber(typed: string): number | null {
  const digits = /^(?:order\s*)?#?\s*(\d{1,9})$/i.exec(typed)?.[1];
  return digits ? Number(digits) : null;
}
