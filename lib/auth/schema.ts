import { z } from "zod";
import { emailField, sixDigitField } from "@/lib/fields";
import { callbackPath } from "./rules";

export const signInRequest = z.object({
  email: emailField,
  callbackUrl: z.string().optional().transform(callbackPath),
});

export const codeEntry = z.object({
  email: emailField,
  code: sixDigitField,
});

const uuid = "[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const linkPattern = new RegExp(`^(?<tokenId>${uuid})\\.(?<secret>[\\w-]{43})$`);

/** What a mailed link carries: the token's id and its secret. */
export const linkToken = z.string().transform((value, context) => {
  const found = linkPattern.exec(value)?.groups;
  if (found?.tokenId && found.secret) return { tokenId: found.tokenId, secret: found.secret };
  context.addIssue({ code: "custom", message: "This link is not complete" });
  return z.NEVER;
});
export type LinkToken = z.output<typeof linkToken>;

/** Which of their browsers somebody signs out. */
export const browserChoice = z.object({ id: z.uuid() });

/** A browser that is signed in, as its owner may see it. */
export type SignedInBrowser = { id: string; createdAt: Date; usedAt: Date; isThis: boolean };
