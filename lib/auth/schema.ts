import { z } from "zod";
import { emailField, sixDigitField } from "@/lib/forms/fields";
import { callbackPath } from "@/lib/paths/callback";

export const signInRequest = z.object({
  email: emailField,
  callbackUrl: z.string().optional().transform(callbackPath),
});

export const codeEntry = z.object({
  email: emailField,
  code: sixDigitField,
});

export type SignedInBrowser = {
  id: string;
  createdAt: Date;
  usedAt: Date;
  browser: string | null;
  isThis: boolean;
};
