import { z } from "zod";
import { callbackPath } from "@/lib/auth/rules";
import { paths } from "@/lib/paths";
import { readReadableCode } from "@/lib/readable-code";
import { RECOVERY_GROUPS } from "./rules";

const wayOn = z
  .string()
  .optional()
  .transform((url) => (url ? callbackPath(url) : paths.admin));

const phoneCode = z
  .string("The code has six digits")
  .transform((value) => value.replace(/\s/g, ""))
  .pipe(z.string().regex(/^\d{6}$/, "The code has six digits"));

export const factorEntry = z.object({ code: phoneCode, callbackUrl: wayOn });

export const setUpEntry = z.object({ code: phoneCode });

export const recoveryEntry = z.object({
  code: z.string("Please type one of your recovery codes").transform((value, context) => {
    const code = readReadableCode(value, RECOVERY_GROUPS);
    if (code) return code;
    context.addIssue({ code: "custom", message: "A recovery code has four groups of four" });
    return z.NEVER;
  }),
});

export const callbackQuery = z.object({ callbackUrl: wayOn });
