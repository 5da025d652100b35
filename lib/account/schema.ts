import { z } from "zod";
import { emailField } from "@/lib/forms/fields";
import { linkForm } from "@/lib/paths/mailed-link";
import { ERASE_WORD, sides } from "./rules";

export const emailChangeInput = z.object({ email: emailField });

export const emailChangeAnswer = linkForm.extend({ side: z.enum(sides) });

export const eraseInput = z.object({
  /** The user that the page was rendered for. */
  userId: z.uuid().optional(),
  word: z
    .string(`Please type ${ERASE_WORD}`)
    .trim()
    .toUpperCase()
    .pipe(z.literal(ERASE_WORD, `Please type ${ERASE_WORD}`)),
});

export type PendingEmailChange = {
  newEmail: string;
  oldConfirmed: boolean;
  newConfirmed: boolean;
  expiresAt: Date;
};
