/** Contacts on phones wrap numbers in invisible marks, and separate digits by special spaces and dashes. */
export function cleanPhone(typed: string): string {
  return typed
    .replaceAll(/\p{Cf}/gu, "")
    .replaceAll(/[\p{Pd}\u2212]/gu, "-")
    .replaceAll(/\s+/g, " ")
    .trim();
}

/** The number as a phone dials it: after a country code, the zero in "+44 (0)28" is left out. */
export function dialled(typed: string): string {
  const number = cleanPhone(typed)
    .replaceAll(/(\d)\/(?=\d)|[\s.-]/g, "$1")
    .replace(/^\(((?:\+|00)\d+)\)/, "$1");
  const abroad = /^(?:\+|00)/.test(number) ? number.replace("(0)", "") : number;
  // Italy and others keep a zero that stands with other digits.
  return abroad.replace(/^((?:\+|00)44)\(0/, "$1").replaceAll(/[()]/g, "");
}
