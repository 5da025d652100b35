import type { CoachSession } from "@/lib/auth/coach";
import { isFreshProof } from "@/lib/auth/rules";
import { db } from "@/lib/db";
import { unseal } from "@/lib/secrets";
import { findStep, isCodeOf } from "./totp";

export const SEAL = "totp-secret";

export async function findFactor(userId: string) {
  const factor = await db.coachFactor.findUnique({
    where: { userId },
    select: { confirmedAt: true, pendingSecret: true },
  });
  return {
    confirmedAt: factor?.confirmedAt ?? null,
    pendingSecret: factor?.pendingSecret ? unseal(SEAL, factor.pendingSecret) : null,
  };
}

/** Whether the code is right and was used last. Says nothing of codes that could still be accepted. */
export async function wasUsedLast(userId: string, code: string): Promise<boolean> {
  const factor = await db.coachFactor.findUnique({
    where: { userId },
    select: { secret: true, lastStep: true },
  });
  if (!factor?.secret) return false;
  return isCodeOf(unseal(SEAL, factor.secret), code, factor.lastStep);
}

/** Whether the code told how wrong the phone's clock was. Such a code stays refused when its time has come. */
export async function hasTold(userId: string, code: string): Promise<boolean> {
  const factor = await db.coachFactor.findUnique({
    where: { userId },
    select: { secret: true, pendingSecret: true, toldSteps: true },
  });
  return [factor?.secret, factor?.pendingSecret].some((secret) => {
    const step = secret ? findStep(unseal(SEAL, secret), code) : null;
    return step !== null && factor?.toldSteps.includes(step);
  });
}

/** Read anew, because a form that is sent twice proves the session while the second waits. */
export async function isProvenNow({ sessionId }: CoachSession): Promise<boolean> {
  const session = await db.session.findUnique({
    where: { id: sessionId },
    select: { factorProvenAt: true },
  });
  return session?.factorProvenAt ? isFreshProof(session.factorProvenAt) : false;
}

export function countRecoveryCodes(userId: string): Promise<number> {
  return db.recoveryCode.count({ where: { userId, usedAt: null } });
}
