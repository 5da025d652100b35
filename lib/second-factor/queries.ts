import { db } from "@/lib/db";
import { unseal } from "@/lib/secrets";

/** Names the key that the phones' secrets are sealed with. */
export const SEAL = "totp-secret";

export async function findFactor(userId: string) {
  const factor = await db.coachFactor.findUnique({
    where: { userId },
    select: { confirmedAt: true, pendingSecret: true },
  });
  return {
    /** Since when a phone is set up. */
    confirmedAt: factor?.confirmedAt ?? null,
    /** The secret of a phone that is being set up. */
    pendingSecret: factor?.pendingSecret ? unseal(SEAL, factor.pendingSecret) : null,
  };
}

export function countRecoveryCodes(userId: string): Promise<number> {
  return db.recoveryCode.count({ where: { userId, usedAt: null } });
}
