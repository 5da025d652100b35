import { db } from "@/lib/db";
import { unseal } from "@/lib/secrets";

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

export function countRecoveryCodes(userId: string): Promise<number> {
  return db.recoveryCode.count({ where: { userId, usedAt: null } });
}
