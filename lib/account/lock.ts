import { lockUser } from "@/lib/auth/commands";
import type { Transaction } from "@/lib/db";

/**
 * Locks the person's orders before the account, as payments do; an address change, its mails and ways in
 * are locked after that.
 *
 * @throws Refusal as `lockUser`
 */
export async function lockPerson(tx: Transaction, userId: string) {
  const found = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  await tx.$queryRaw`
    SELECT 1 FROM "Order" WHERE "userId" = ${userId}::uuid OR "email" = ${found?.email ?? null}
    ORDER BY "id" FOR UPDATE`;
  return lockUser(tx, userId);
}
