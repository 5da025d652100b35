"use server";

import { z } from "zod";
import { coachAction } from "@/lib/coach-action";
import { renewRecoveryCodes } from "@/lib/second-factor/commands";

/** Answers the new codes, which nobody can read again. */
export const renewRecoveryCodesAction = coachAction(
  z.object({}),
  async (_input, coach) => {
    const codes = await renewRecoveryCodes(coach);
    return { done: true, values: { codes: codes.join("\n") } };
  },
  { fresh: true },
);
