import { lockUser } from "@/lib/auth/commands";
import type { Transaction } from "@/lib/db";

/**
 * Orders before their buyer, as payments take their locks; a change of address, its mails and ways in
 * come after.
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

/**
 * A tick holds its own row and asks for the enrolment, which follows the grants: whoever takes grants from
 * somebody who may be learning at this moment waits for their ticks first.
 */
export async function lockProgress(tx: Transaction, userId: string): Promise<void> {
  await tx.$queryRaw`
    SELECT 1 FROM "LessonProgress" WHERE "userId" = ${userId}::uuid ORDER BY "lessonId" FOR UPDATE`;
}
