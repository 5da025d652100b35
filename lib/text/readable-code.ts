import { randomBytes } from "node:crypto";
import { withAsciiDigits } from "./digits";

/** Crockford's base 32 lacks I, L, O and U, so that people can read a code out and type it without mistakes. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const PLAIN = /^[0-9A-HJKMNP-TV-Z]+$/;
const GROUP_LENGTH = 4;

/** Twenty random bits per group: "7K3M-9QXT-V2BD" has three groups. */
export function newReadableCode(groups: number): string {
  // The alphabet's 32 letters divide a byte's 256 values evenly.
  const letters = Array.from(randomBytes(groups * GROUP_LENGTH), (byte) => ALPHABET[byte % 32]);
  return inGroups(letters.join(""));
}

/** Null for anything that cannot be a code. */
export function readReadableCode(typed: string, groups: number): string | null {
  const plain = withAsciiDigits(typed)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, "")
    .replace(/[IL]/g, "1")
    .replace(/O/g, "0");
  return PLAIN.test(plain) && plain.length === groups * GROUP_LENGTH ? inGroups(plain) : null;
}

function inGroups(plain: string): string {
  return plain.replace(/(.{4})(?=.)/g, "$1-");
}
