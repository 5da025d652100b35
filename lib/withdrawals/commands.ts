import { raiseAlert } from "@/lib/alerts/commands";
import { withdrawals } from "@/lib/alerts/kinds/withdrawal";
import { db, type Transaction, transact } from "@/lib/db";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import { typedNumber } from "@/lib/lists/search";
import { mailKey, queueMail } from "@/lib/outbox/commands";
import { note } from "@/lib/payments/reports";
import { judge } from "./queries";
import { repayBy, withdrawalsKeptSince } from "./rules";
import type { WithdrawalInput } from "./schema";

/** Returns the time of receipt. If a withdrawal is sent again, that of the first. */
export function receiveWithdrawal(input: WithdrawalInput): Promise<Date> {
  const { name, email, order: orderNumber, part } = input;
  return transact(async (tx) => {
    const orderId = await findOrderOf(tx, email, orderNumber);
    const [row] = await tx.withdrawal.createManyAndReturn({
      data: [{ name, email, orderNumber, part, orderId }],
      skipDuplicates: true,
    });
    if (!row) {
      const where = { email_orderNumber_part: { email, orderNumber, part } };
      return (await tx.withdrawal.findUniqueOrThrow({ where })).createdAt;
    }
    const props = { withdrawalId: row.id };
    await queueMail(tx, "withdrawal-received", { fact: row.id, to: email, props });
    if (orderId) await note(tx, orderId, "withdrawal", "The buyer has sent a withdrawal.");
    const { isDue, words } = await judge(tx, row);
    const alert = isDue ? withdrawals.due : withdrawals.toCheck;
    await raiseAlert(tx, alert, { ...row, words, repayBy: repayBy(row.createdAt) });
    return row.createdAt;
  });
}

/** Null if no order has the number, or its buyer has another address. */
async function findOrderOf(
  tx: Transaction,
  email: string,
  orderNumber: string,
): Promise<string | null> {
  const number = typedNumber(orderNumber);
  if (!number) return null;
  const order = await tx.order.findUnique({
    where: { number, OR: [{ email }, { user: { email } }] },
    select: { id: true },
  });
  return order?.id ?? null;
}

/** Job: deletes withdrawals once it is too late to sue. */
export async function forgetOldWithdrawals(): Promise<string> {
  const where = { createdAt: { lt: withdrawalsKeptSince(new Date()) } };
  const count = await untilNoneIsLeft((most) =>
    db.$transaction(async (tx) => {
      const rows = await tx.withdrawal.findMany({ where, take: most, select: { id: true } });
      const ids = rows.map(({ id }) => id);
      await forgetMails(tx, ids);
      return (await tx.withdrawal.deleteMany({ where: { id: { in: ids } } })).count;
    }),
  );
  return `${count} old withdrawals forgotten`;
}

/** The sale still shows that there was a withdrawal, but not whose. */
export async function eraseFromWithdrawals(tx: Transaction, userId: string, email: string) {
  const orders = await tx.order.findMany({ where: { userId }, select: { id: true } });
  const rows = await tx.withdrawal.updateManyAndReturn({
    where: { OR: [{ email }, { orderId: { in: orders.map(({ id }) => id) } }] },
    data: { name: null, email: null, part: "" },
    select: { id: true },
  });
  await forgetMails(
    tx,
    rows.map(({ id }) => id),
  );
}

async function forgetMails(tx: Transaction, ids: string[]): Promise<void> {
  const keys = ids.map((id) => mailKey("withdrawal-received", id));
  await tx.outboxMail.deleteMany({ where: { key: { in: keys } } });
}
