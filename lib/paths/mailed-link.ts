import { z } from "zod";
import { mac, sameSecret } from "../secrets.ts";

/** A token for one purpose is invalid for any other. */
type Purpose =
  | "sign-in-link"
  | "email-change-old"
  | "email-change-new"
  | "newsletter-confirm"
  | "newsletter-unsubscribe";

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const pattern = new RegExp(`^(?<tokenId>${uuid})\\.(?<secret>[\\w-]{43})$`);

export const linkToken = z.string().transform((value, context) => {
  const found = pattern.exec(value)?.groups;
  if (found?.tokenId && found.secret) return { tokenId: found.tokenId, secret: found.secret };
  context.addIssue({ code: "custom", message: "This link is not complete" });
  return z.NEVER;
});
export type LinkToken = z.output<typeof linkToken>;

export const linkForm = z.object({ token: linkToken });

export function mailedToken(purpose: Purpose, id: string): string {
  return `${id}.${secretOf(purpose, id)}`;
}

export function isGenuine(purpose: Purpose, { tokenId, secret }: LinkToken): boolean {
  return sameSecret(secret, secretOf(purpose, tokenId));
}

/** 256 bits, derived from the id and so never stored: the database holds nothing to steal. */
function secretOf(purpose: Purpose, id: string): string {
  return mac(purpose, id).toString("base64url");
}
