import { randomInt } from "node:crypto";

export const RECOVERY_CODES = 10;

/** Crockford's base 32: no I, L, O or U to misread. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Eighty random bits in groups, as a person copies them from paper: "7Q2M-0X4C-…". */
export function newRecoveryCode(): string {
  const group = () =>
    Array.from({ length: GROUP_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return Array.from({ length: GROUPS }, group).join("-");
}

/** However it was typed: small letters, spaces, no dashes, an O for a zero. Null where it cannot be one. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed
    .toUpperCase()
    .replaceAll("O", "0")
    .replaceAll(/[IL]/g, "1")
    .replaceAll(/[^0-9A-Z]/g, "");
  if (letters.length !== GROUPS * GROUP_LENGTH) return null;
  if ([...letters].some((letter) => !ALPHABET.includes(letter))) return null;
  return letters.replaceAll(/.{4}(?=.)/g, "$&-");
}
