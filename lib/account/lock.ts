import { lockUser } from "@/lib/auth/commands";
import type { Transaction } from "@/lib/db";

/** Locks orders before the account, as payments do; address changes, mails and sign-in links follow. */
export async function lockPerson(tx: Transaction, userId: string) {
  const found = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  await tx.$queryRaw`
    SELECT 1 FROM "Order" WHERE "userId" = ${userId}::uuid OR "email" = ${found?.email ?? null}
    ORDER BY "id" FOR UPDATE`;
  return lockUser(tx, userId);
}
