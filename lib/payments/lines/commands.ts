import type { Transaction } from "@/lib/db";
import type { Order, Prisma } from "@/lib/generated/prisma/client";
import type { GrantState, Payment } from "@/lib/payments/rules";
import { lineState, returnsByLine } from "./rules";

export type SoldLine = Prisma.OrderLineGetPayload<{ include: { grant: true } }>;

export function listLines(tx: Transaction, orderId: string): Promise<SoldLine[]> {
  const order = { position: "asc" } as const;
  return tx.orderLine.findMany({ where: { orderId }, orderBy: order, include: { grant: true } });
}

/** The sum of failed refunds, counted by line: one line's refund may fail while another's succeeds. */
export async function failedRefundPence(
  tx: Transaction,
  orderId: string,
  { refunds, losses }: Payment,
): Promise<number> {
  const lines = await listLines(tx, orderId);
  const now = returnsByLine(lines, refunds, losses);
  return lines.reduce((sum, { refundedPence }, at) => {
    return sum + Math.max(0, refundedPence - (now[at]?.refundedPence ?? 0));
  }, 0);
}

/** Writes the refunds and losses of each line. Call it after the order's own sums are updated. */
export async function bookReturns(
  tx: Transaction,
  order: Order,
  { refunds, losses }: Payment,
): Promise<(SoldLine & { state: GrantState })[]> {
  const lines = await listLines(tx, order.id);
  const returns = returnsByLine(lines, refunds, losses);
  const booked = lines.map((line, at) => ({ ...line, ...returns[at] }));
  for (const { id, refundedPence, lostPence } of booked) {
    await tx.orderLine.update({ where: { id }, data: { refundedPence, lostPence } });
  }
  return booked.map((line) => ({ ...line, state: lineState(line, order) }));
}
