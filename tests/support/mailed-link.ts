import { type LinkToken, linkToken, mailedToken } from "@/lib/paths/mailed-link";

/** A mailed link in the form in which its page reads it. */
export function mailedLink(...mailed: Parameters<typeof mailedToken>): LinkToken {
  return linkToken.parse(mailedToken(...mailed));
}
