import { db, transact } from "@/lib/db";
import { BATCH, inBatches, untilNoneIsLeft } from "@/lib/lists/batches";
import { fulfil } from "@/lib/payments/fulfil";
import { note } from "@/lib/payments/reports";
import { closedOrder } from "@/lib/payments/rules";
import { cancelPayment } from "@/lib/payments/stripe";
import { DAY_MS } from "@/lib/text/durations";

const ABANDONED_MS = 30 * DAY_MS;

type AbandonedOrder = { id: string; number: number; paymentIntentId: string | null };

/** Job: closes the payments of orders that nobody paid and erases who began them. Fulfils an order that was paid. */
export async function forgetAbandoned(): Promise<string> {
  const failures: unknown[] = [];
  let forgotten = 0;
  for await (const order of inBatches(listAbandoned)) {
    // One order that cannot be closed must not keep the others' addresses longer than promised.
    forgotten += await close(order).catch((error) => {
      failures.push(error);
      return 0;
    });
  }
  if (failures.length > 0)
    throw new AggregateError(failures, "Some abandoned orders could not be closed.");
  return `${forgotten} abandoned orders forgotten`;
}

function listAbandoned(last?: AbandonedOrder): Promise<AbandonedOrder[]> {
  return db.order.findMany({
    where: {
      status: { in: ["pending", "failed", "cancelled"] },
      createdAt: { lt: new Date(Date.now() - ABANDONED_MS) },
      // An unpaid order has a user only if the coach gave access by hand; the coach ends that access too.
      userId: null,
      OR: [{ email: { not: null } }, { networkKey: { not: null } }],
      ...(last && { number: { gt: last.number } }),
    },
    orderBy: { number: "asc" },
    select: { id: true, number: true, paymentIntentId: true },
    take: BATCH,
  });
}

async function close({ id, paymentIntentId }: AbandonedOrder): Promise<0 | 1> {
  if (await canBePaid(paymentIntentId)) return 0;
  await forget(id);
  return 1;
}

/** A payment unknown under these keys may have been paid under others, and would lose its buyer. */
async function canBePaid(paymentIntentId: string | null): Promise<boolean> {
  if (!paymentIntentId) return false;
  await cancelPayment(paymentIntentId, "abandoned");
  return (await fulfil(paymentIntentId)) !== "cancelled";
}

async function forget(id: string): Promise<void> {
  await transact(async (tx) => {
    await tx.order.update({ where: { id, status: { not: "paid" } }, data: closedOrder });
    await note(tx, id, "abandoned", "Nobody paid it within 30 days: what was typed is forgotten.");
  });
}

/**
 * Keeps networks of orders that can still be paid, to count failed cards. Leaves locked orders for the next night.
 */
export async function forgetNetworks(): Promise<string> {
  const now = Date.now();
  const forgotten = await untilNoneIsLeft(
    (most) => db.$executeRaw`
      UPDATE "Order" SET "networkKey" = NULL WHERE "id" IN (
        SELECT "id" FROM "Order"
        WHERE "networkKey" IS NOT NULL AND CASE
          WHEN "status" NOT IN ('pending', 'failed') THEN "createdAt" < ${new Date(now - DAY_MS)}
          ELSE "email" IS NOT NULL AND "createdAt" < ${new Date(now - ABANDONED_MS)} END
        ORDER BY "number" LIMIT ${most} FOR UPDATE SKIP LOCKED)`,
  );
  return `${forgotten} networks of orders forgotten`;
}
