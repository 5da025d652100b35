import { db, type Transaction } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import { isTestMode } from "@/lib/key-mode";
import { BATCH, inBatches } from "@/lib/lists/batches";
import { invoiceLabel, typedDocument } from "./rules";
import { invoiceContent } from "./schema";

export const shown = {
  id: true,
  kind: true,
  isTest: true,
  number: true,
  replacesId: true,
  totalPence: true,
  vatPence: true,
  content: true,
  issuedAt: true,
} satisfies Prisma.InvoiceSelect;

/** Oldest first, without replaced invoices, so that the sums are what the seller keeps. */
export async function listIssued(
  tx: Transaction,
  orderId: string,
  where: Prisma.InvoiceWhereInput = {},
) {
  const rows = await tx.invoice.findMany({
    where: { orderId, replacedBy: null, ...where },
    orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
    select: shown,
  });
  const parsed = rows.map(withContent);
  // A corrected invoice takes the first one's place.
  return parsed.toSorted((a, b) => Number(b.replacesId !== null) - Number(a.replacesId !== null));
}

export function withContent<Stored extends { content: unknown }>(row: Stored) {
  return { ...row, content: invoiceContent.parse(row.content) };
}

const named = { kind: true, isTest: true, number: true } satisfies Prisma.InvoiceSelect;

/** Includes invoices that were corrected since. `until` is exclusive. */
export async function* listDocuments(from: Date, until: Date) {
  const rows = inBatches((last: { id: string } | undefined) =>
    db.invoice.findMany({
      where: { isTest: isTestMode, issuedAt: { gte: from, lt: until } },
      orderBy: [{ issuedAt: "asc" }, { id: "asc" }],
      ...(last && { cursor: { id: last.id }, skip: 1 }),
      take: BATCH,
      select: { ...shown, replacedBy: { select: named } },
    }),
  );
  for await (const row of rows) yield withContent(row);
}

type IssuedInvoice = Awaited<ReturnType<typeof listIssued>>[number];

/** Null for another person's order. Hides a document until its PDF exists (see `publishDocuments`). */
export async function listOwnInvoices(
  userId: string,
  number: number,
): Promise<IssuedInvoice[] | null> {
  const order = await db.order.findUnique({ where: { number, userId }, select: { id: true } });
  return order && listIssued(db, order.id, { pdf: { isNot: null } });
}

/** Includes invoices that were corrected since. */
export async function listInvoiceLabels(orderId: string): Promise<string[]> {
  const rows = await db.invoice.findMany({
    where: { orderId },
    orderBy: { issuedAt: "asc" },
    select: named,
  });
  return rows.map(invoiceLabel);
}

/** Null if the order has no such document, or its PDF is still being drawn. */
export async function findInvoicePdf(orderNumber: number, label: string) {
  const rows = await db.invoice.findMany({
    where: { order: { number: orderNumber } },
    select: {
      id: true,
      ...named,
      order: { select: { userId: true } },
    },
  });
  const found = rows.find((row) => invoiceLabel(row) === label);
  if (!found) return null;
  const pdf = await db.invoicePdf.findUnique({ where: { invoiceId: found.id } });
  return pdf && { userId: found.order.userId, pdf: pdf.bytes };
}

/** The number of the order whose document is named in what somebody typed. */
export async function findOrderOfDocument(typed: string): Promise<number | null> {
  const kind_isTest_number = typedDocument(typed);
  if (!kind_isTest_number) return null;
  const found = await db.invoice.findUnique({
    where: { kind_isTest_number },
    select: { order: { select: { number: true } } },
  });
  return found?.order.number ?? null;
}
