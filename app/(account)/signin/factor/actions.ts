"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { requireCoachSession } from "@/lib/auth/coach";
import { guardedFormAction } from "@/lib/forms/action";
import { limitRate } from "@/lib/http/rate-limit";
import { adminPaths } from "@/lib/paths/back-office";
import {
  beginSetUp,
  finishSetUp,
  proveByPhone,
  proveByRecoveryCode,
} from "@/lib/second-factor/commands";
import { requireSetUp } from "@/lib/second-factor/guard";
import { factorEntry, recoveryEntry, setUpEntry } from "@/lib/second-factor/schema";

const wrongCode = { errors: { code: "This code is not right. Use the one that is shown now" } };

export const proveByPhoneAction = guardedFormAction(
  requireCoachSession,
  factorEntry,
  async ({ input, who }) => {
    await limitRate("second-factor", who.id);
    if (!(await proveByPhone(who, input.code))) return wrongCode;
    redirect(input.callbackUrl);
  },
);

export const beginSetUpAction = guardedFormAction(requireSetUp, z.object({}), async ({ who }) => {
  await beginSetUp(who);
  refresh();
  return {};
});

/** Answers with the recovery codes, which cannot be read again later. */
export const finishSetUpAction = guardedFormAction(
  requireSetUp,
  setUpEntry,
  async ({ input, who }) => {
    await limitRate("second-factor", who.id);
    const codes = await finishSetUp(who, input.code);
    return codes ? { done: true, values: { codes: codes.join("\n") } } : wrongCode;
  },
);

/** The phone is lost, so the next step is to set up another one. */
export const proveByRecoveryCodeAction = guardedFormAction(
  requireCoachSession,
  recoveryEntry,
  async ({ input, who }) => {
    await limitRate("recovery-code", who.id);
    if (!(await proveByRecoveryCode(who, input.code))) {
      return { errors: { code: "This is not one of your recovery codes, or it was used before" } };
    }
    redirect(adminPaths.secondFactorSetUp(adminPaths.today));
  },
);
