import { db } from "@/lib/db";
import { unseal } from "@/lib/secrets";
import { findStep } from "./totp";

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
  return findStep(unseal(SEAL, factor.secret), code) === factor.lastStep;
}

export function countRecoveryCodes(userId: string): Promise<number> {
  return db.recoveryCode.count({ where: { userId, usedAt: null } });
}
