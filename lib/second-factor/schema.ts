import { z } from "zod";
import { adminPaths } from "@/lib/admin-paths";
import { callbackPath } from "@/lib/auth/rules";
import { sixDigitField } from "@/lib/fields";
import { readReadableCode } from "@/lib/readable-code";
import { RECOVERY_GROUPS } from "./rules";

const wayOn = z
  .string()
  .optional()
  .transform((url) => (url ? callbackPath(url) : adminPaths.today));

export const factorEntry = z.object({ code: sixDigitField, callbackUrl: wayOn });

export const setUpEntry = z.object({ code: sixDigitField });

export const recoveryEntry = z.object({
  code: z.string("Please type one of your recovery codes").transform((value, context) => {
    const code = readReadableCode(value, RECOVERY_GROUPS);
    if (code) return code;
    context.addIssue({ code: "custom", message: "A recovery code has four groups of four" });
    return z.NEVER;
  }),
});

export const callbackQuery = z.object({ callbackUrl: wayOn });
