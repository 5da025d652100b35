import { db, type Transaction } from "@/lib/db";
import type { Order } from "@/lib/generated/prisma/client";
import { invoiceContent, type Row } from "@/lib/invoices/schema";
import { type KeptDocument, keptFields } from "@/lib/payments/kept/schema";
import { listLines, type SoldLine } from "@/lib/payments/lines/commands";
import { leftPence } from "@/lib/payments/lines/rules";
import { keepWithPayment } from "@/lib/payments/stripe";

/** An issued document that the database lacks, because a backup was restored. */
export async function findForgotten(
  tx: Transaction,
  { isTest }: Order,
  lines: SoldLine[],
  kept: KeptDocument[],
) {
  for (const { kind, number, issuedAt, rows } of kept) {
    const known = await tx.invoice.count({ where: { kind, isTest, number } });
    if (known > 0) continue;
    return { kind, number, issuedAt: new Date(issuedAt), rows: toRows(lines, rows) };
  }
  return null;
}

function toRows(lines: SoldLine[], kept: KeptDocument["rows"]): Row[] {
  return kept.flatMap(({ position, ...sum }) => {
    const line = lines.find((line) => line.position === position);
    return line ? [{ lineId: line.id, title: line.title, ...sum }] : [];
  });
}

/**
 * Stores with an order's payment what a restored backup may lack. Repeats until nothing has changed meanwhile,
 * because the buyer may be erased at the same time. Leaves out a corrected invoice: its number is never assigned
 * again, and the buyer can correct the first invoice anew.
 */
export async function keepDocuments(orderId: string): Promise<void> {
  for (let kept = ""; ; ) {
    const { paymentIntentId, documents, learners, invoiceTo } = await readFacts(orderId);
    const now = JSON.stringify([documents, learners, invoiceTo]);
    if (!paymentIntentId || now === kept) return;
    await keepWithPayment(paymentIntentId, keptFields(orderId, documents, learners, invoiceTo));
    kept = now;
  }
}

async function readFacts(orderId: string) {
  const order = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const { paymentIntentId, userId } = order;
  const lines = await listLines(db, orderId);
  const issued = await db.invoice.findMany({
    where: { orderId, replacesId: null },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
  });
  const positions = new Map(lines.map(({ id, position }) => [id, position]));
  const documents = issued.map(({ kind, number, issuedAt, content }) => ({
    kind,
    number,
    issuedAt: issuedAt.getTime(),
    rows: invoiceContent
      .parse(content)
      .rows.map((row): [number, number, number | null, number | null] => [
        positions.get(row.lineId) ?? 0,
        row.pence,
        row.vatBasisPoints,
        row.vatPence,
      ]),
  }));
  const learners = await findLearners(lines, userId);
  const invoiceTo = [order.buyerCompany, order.buyerAddress, order.buyerNumber];
  return { paymentIntentId, documents, learners, invoiceTo };
}

/** Undefined for a line whose learner owned its course already: until its money has gone back, only the payment knows. */
async function findLearners(lines: SoldLine[], buyerId: string | null) {
  const ids = lines.map(({ grant }) =>
    buyerId && grant && grant.userId !== buyerId ? grant.userId : null,
  );
  const users = await db.user.findMany({ where: { id: { in: ids.flatMap((id) => id ?? []) } } });
  return lines.map((line, at) => {
    if (line.isOwnedAlready && !line.grant && leftPence(line) > 0) return undefined;
    return users.find((user) => user.id === ids[at])?.email ?? null;
  });
}
