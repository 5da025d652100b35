import { randomBytes } from "node:crypto";

/** Crockford's base 32: no I, L, O or U, so that a number survives being read out and typed in. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const NUMBER = /^[0-9A-HJKMNP-TV-Z]{12}$/;

/** Sixty random bits, as "7K3M-9QXT-V2BD". */
export function createNumber(): string {
  return inGroups(Array.from(randomBytes(12), (byte) => ALPHABET[byte % ALPHABET.length]).join(""));
}

/** The number that was meant, however it was typed; null for what cannot be one. */
export function readNumber(typed: string): string | null {
  const plain = typed.toUpperCase().replace(/[\s-]/g, "").replace(/[IL]/g, "1").replace(/O/g, "0");
  return NUMBER.test(plain) ? inGroups(plain) : null;
}

/** The Latin letters that Newsreader has, and what stands between names. */
const NAME = /^[A-Za-zÀ-ÖØ-öø-ıĴ-ňŊ-žƏƠơƯưǦǧǪǫǺ-țȪ-ȭȰ-ȳẀ-ẅẞẠ-ỹ .,'’-]+$/;

/** Expects the name composed (NFC). */
export function isDrawableName(name: string): boolean {
  return NAME.test(name);
}

function inGroups(plain: string): string {
  return plain.replace(/(.{4})(?=.)/g, "$1-");
}
