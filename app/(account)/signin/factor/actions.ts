"use server";

import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { z } from "zod";
import { type CoachSession, requireCoachSession } from "@/lib/auth/coach";
import { guardedFormAction } from "@/lib/forms/action";
import { giveBackRate, limitRate } from "@/lib/http/rate-limit";
import { adminPaths } from "@/lib/paths/back-office";
import {
  beginSetUp,
  finishSetUp,
  proveByPhone,
  proveByRecoveryCode,
  readPhoneClock,
  repeatSetUp,
} from "@/lib/second-factor/commands";
import { requireSetUp } from "@/lib/second-factor/guard";
import { hasTold, isProvenNow, wasUsedLast } from "@/lib/second-factor/queries";
import { describeWrongCode, USED_CODE } from "@/lib/second-factor/rules";
import { factorEntry, recoveryEntry, setUpEntry } from "@/lib/second-factor/schema";

async function refuseCode(who: CoachSession, code: string) {
  const wasUsed = (await wasUsedLast(who.id, code)) || (await hasTold(who.id, code));
  return {
    errors: { code: wasUsed ? USED_CODE : describeWrongCode(await readPhoneClock(who, code)) },
  };
}

export const proveByPhoneAction = guardedFormAction(
  requireCoachSession,
  factorEntry,
  async ({ input, who }) => {
    await limitRate("second-factor", who.id);
    if (!(await proveByPhone(who, input.code)) && !(await isProvenNow(who))) {
      return refuseCode(who, input.code);
    }
    await giveBackRate("second-factor", who.id);
    redirect(input.callbackUrl);
  },
);

export const beginSetUpAction = guardedFormAction(requireSetUp, z.object({}), async ({ who }) => {
  await beginSetUp(who);
  refresh();
  return {};
});

/** Returns the recovery codes, which cannot be shown again later. */
export const finishSetUpAction = guardedFormAction(
  requireSetUp,
  setUpEntry,
  async ({ input, who }) => {
    await limitRate("second-factor", who.id);
    const codes = (await finishSetUp(who, input.code)) ?? (await repeatSetUp(who, input.code));
    if (!codes) return refuseCode(who, input.code);
    await giveBackRate("second-factor", who.id);
    return { done: true, values: { codes: codes.join("\n") } };
  },
);

/** A recovery code replaces a lost phone, so the next step is to set up another. */
export const proveByRecoveryCodeAction = guardedFormAction(
  requireCoachSession,
  recoveryEntry,
  async ({ input, who }) => {
    await limitRate("recovery-code", who.id);
    if (!(await proveByRecoveryCode(who, input.code)) && !(await isProvenNow(who))) {
      return { errors: { code: "This is not one of your recovery codes, or it was used before" } };
    }
    redirect(adminPaths.secondFactorSetUp(adminPaths.today));
  },
);
