import { randomInt } from "node:crypto";

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

export function newId(prefix: string): string {
  const random = Array.from({ length: 24 }, () => alphabet[randomInt(alphabet.length)]).join("");
  return `${prefix}_${random}`;
}

/** The provider measures time in whole seconds. */
export function nowInSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
