import { db, type Transaction, transact } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import type { Order } from "@/lib/generated/prisma/client";
import { logger } from "@/lib/logger";
import { lockOrder } from "@/lib/payments/fulfil";
import { keepNumbers, learnNumbers } from "@/lib/payments/kept/commands";
import type { KeptDocument } from "@/lib/payments/kept/schema";
import { listLines } from "@/lib/payments/lines/commands";
import { queueDocuments } from "@/lib/payments/reports";
import { whenPaid } from "@/lib/payments/rules";
import { readPayment } from "@/lib/payments/stripe";
import { readSelling, readSite } from "@/lib/site/settings/queries";
import { findForgotten, keepDocuments } from "./kept/commands";
import { drawInvoice } from "./pdf";
import { listIssued, shown, withContent } from "./queries";
import { invoiceLabel, nextDocument, totals } from "./rules";
import type { CompanyInput, InvoiceContent, Row } from "./schema";

type Kind = "invoice" | "credit_note";

/** Issues the documents that a paid order still lacks. Safe to repeat. */
export async function issueDocuments(orderId: string): Promise<string> {
  await learnNumbers();
  const { paymentIntentId } = await db.order.findUniqueOrThrow({ where: { id: orderId } });
  const payment = paymentIntentId ? await readPayment(paymentIntentId) : null;
  let issued = 0;
  while (await transact((tx) => issueNext(tx, orderId, payment?.documents ?? []))) issued += 1;
  return `${issued} documents issued`;
}

/**
 * Stores the numbers at the provider before it draws the missing PDFs. So nobody has seen a number that a
 * restored backup could assign again.
 */
export async function publishDocuments(orderId: string): Promise<void> {
  await keepDocuments(orderId);
  await keepNumbers();
  const undrawn = await db.invoice.findMany({ where: { orderId, pdf: null }, select: shown });
  const { looks } = await readSite();
  for (const document of undrawn) {
    const bytes = await drawInvoice(withContent(document), looks);
    await db.invoicePdf.createMany({
      data: [{ invoiceId: document.id, bytes }],
      skipDuplicates: true,
    });
  }
}

async function issueNext(tx: Transaction, orderId: string, kept: KeptDocument[]): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (order?.status !== "paid") return false;
  const issued = await listIssued(tx, orderId);
  const lines = await listLines(tx, orderId);
  const next =
    (await findForgotten(tx, order, lines, kept)) ??
    nextDocument(lines, issued, order.disputeStatus === "open");
  if (!next) return false;
  const [first] = issued;
  const buyer = first?.content.buyer ?? readBuyer(order);
  await issue(tx, order, { ...next, buyer, about: first ? invoiceLabel(first) : null });
  return true;
}

/** A consumer’s invoice names a country and no person. */
function readBuyer(order: Order): InvoiceContent["buyer"] {
  return {
    country: order.buyerCountry,
    company: order.buyerCompany ?? "",
    address: order.buyerAddress ?? "",
    number: order.buyerNumber ?? "",
  };
}

/**
 * Replaces the first invoice with a corrected one, once. Throws Refusal 404 for another person's order, 409 if
 * there is no invoice yet or it was corrected before.
 */
export async function correctInvoice(userId: string, input: CompanyInput): Promise<void> {
  await learnNumbers();
  const orderId = await transact(async (tx) => {
    const found = await tx.order.findUnique({ where: { number: input.number, userId } });
    const order = found && (await lockOrder(tx, found.id));
    // An erasure or a corrected address may have taken the order away while this waited for the lock.
    if (order?.userId !== userId) throw new Refusal(404, "We do not know this order.");
    const [first] = await listIssued(tx, order.id);
    if (!first)
      throw new Refusal(409, "The invoice is still being made. Please try again in a minute.");
    if (first.replacesId) {
      throw new Refusal(
        409,
        "This invoice has been corrected once. Please write to us for another change.",
      );
    }
    const { rows, buyer } = first.content;
    const { company, address, businessNumber: number } = input;
    const replaced = { about: invoiceLabel(first), replacesId: first.id };
    await issue(tx, order, {
      kind: "invoice",
      rows,
      ...replaced,
      buyer: { ...buyer, company, address, number },
    });
    await queueDocuments(tx, order.id);
    return order.id;
  });
  // The number is already assigned, so an error here must not make the buyer correct the invoice again.
  await publishDocuments(orderId).catch((err) =>
    logger.warn({ err, orderId }, "a corrected invoice is drawn by its job"),
  );
}

type Draft = Pick<InvoiceContent, "buyer" | "about"> & {
  kind: Kind;
  rows: Row[];
  replacesId?: string;
  /** Set for a document that is issued again after a restore. */
  number?: number;
  issuedAt?: Date;
};

async function issue(
  tx: Transaction,
  order: Order,
  { kind, rows, buyer, about, replacesId, number, issuedAt }: Draft,
): Promise<void> {
  const { tradingName: name, address, ukVatNumber, ossVatNumber } = await readSelling(tx);
  const vatNumber = buyer.country === "GB" ? ukVatNumber : ossVatNumber;
  const sums = totals(rows);
  const { id: orderId, isTest, number: orderNumber } = order;
  const content: InvoiceContent = {
    seller: { name, address, vatNumber: sums.vatPence === null ? "" : vatNumber },
    buyer,
    orderNumber,
    paidOn: (whenPaid(order) ?? order.createdAt).toISOString(),
    about,
    rows,
  };
  const given = number ? { number, issuedAt } : await takeNumber(tx, kind, isTest);
  const document = { kind, isTest, ...given };
  await tx.invoice.create({ data: { ...document, ...sums, orderId, content, replacesId } });
}

/**
 * Locks the counter's row until the transaction ends, which uses the number or frees it. The clock is read after
 * the lock, so that dates grow with the numbers.
 */
async function takeNumber(tx: Transaction, kind: Kind, isTest: boolean) {
  const [counter] = await tx.$queryRaw<[{ number: number; issuedAt: Date }]>`
    INSERT INTO "InvoiceCounter" ("kind", "isTest", "last") VALUES (${kind}::"InvoiceKind", ${isTest}, 1)
    ON CONFLICT ("kind", "isTest") DO UPDATE SET "last" = "InvoiceCounter"."last" + 1
    RETURNING "last" AS number, clock_timestamp() AS "issuedAt"`;
  return counter;
}
