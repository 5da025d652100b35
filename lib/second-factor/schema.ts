import { z } from "zod";
import { sixDigitField } from "@/lib/forms/fields";
import { adminPaths } from "@/lib/paths/back-office";
import { callbackPath } from "@/lib/paths/callback";
import { readReadableCode } from "@/lib/text/readable-code";
import { RECOVERY_GROUPS } from "./rules";

const callbackField = z
  .string()
  .optional()
  .transform((url) => (url ? callbackPath(url) : adminPaths.today));

export const factorEntry = z.object({ code: sixDigitField, callbackUrl: callbackField });

export const setUpEntry = z.object({ code: sixDigitField });

export const recoveryEntry = z.object({
  code: z.string("Please type one of your recovery codes").transform((value, context) => {
    const code = readReadableCode(value, RECOVERY_GROUPS);
    if (code) return code;
    context.addIssue({ code: "custom", message: "A recovery code has four groups of four" });
    return z.NEVER;
  }),
});

export const callbackQuery = z.object({ callbackUrl: callbackField });
