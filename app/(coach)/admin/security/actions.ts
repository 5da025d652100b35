"use server";

import { z } from "zod";
import { coachAction } from "@/lib/auth/coach-action";
import { renewRecoveryCodes } from "@/lib/second-factor/commands";

/** Returns the new codes, which cannot be shown again later. */
export const renewRecoveryCodesAction = coachAction(
  z.object({}),
  async (_input, coach) => {
    const codes = await renewRecoveryCodes(coach);
    return { done: true, values: { codes: codes.join("\n") } };
  },
  { fresh: true },
);
