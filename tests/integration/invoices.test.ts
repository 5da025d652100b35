import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { correctInvoice, issueDocuments, publishDocuments } from "@/lib/invoices/commands";
import { findInvoicePdf, listInvoiceLabels, listIssued } from "@/lib/invoices/queries";
import { invoiceLabel } from "@/lib/invoices/rules";
import { companyInput } from "@/lib/invoices/schema";
import { fulfil } from "@/lib/payments/fulfil";
import {
  newOrder,
  newUser,
  pressAndFulfil,
  refundAtProvider,
  soldOrder,
} from "../support/builders";
import { cardProvider } from "../support/shop";
import { sellTwoLines } from "../support/two-lines";

async function readDocuments(orderId: string) {
  const issued = await listIssued(db, orderId);
  return issued.map(({ kind, totalPence }) => [kind, totalPence]);
}

/** A paid order without a payment at the provider. */
async function newPaidOrder(change: object = {}) {
  const { id: userId, email } = await newUser();
  const paid = {
    status: "paid",
    userId,
    email,
    paidAt: new Date(),
    paymentIntentId: `pi_${randomUUID()}`,
  };
  return newOrder({ ...paid, consentVersion: "2026-11", consentedAt: new Date(), ...change });
}

async function readNumbers(isTest: boolean): Promise<number[]> {
  const rows = await db.invoice.findMany({
    where: { kind: "invoice", isTest },
    orderBy: { number: "asc" },
    select: { number: true },
  });
  return rows.map(({ number }) => number);
}

it("a payment queues its invoice, a refund its credit note, and each is issued once", async () => {
  const { orderId, paymentIntentId } = await soldOrder();
  const [job] = await db.$queryRaw<object[]>`
    SELECT FROM graphile_worker.jobs WHERE key = ${`issue-documents:${orderId}`}`;
  expect(job).toBeDefined();
  expect(await issueDocuments(orderId)).toBe("1 documents issued");
  expect(await issueDocuments(orderId)).toBe("0 documents issued");
  await refundAtProvider(paymentIntentId, 1000);
  await issueDocuments(orderId);
  await refundAtProvider(paymentIntentId);
  await issueDocuments(orderId);
  expect(await readDocuments(orderId)).toEqual([
    ["invoice", 4999],
    ["credit_note", 1000],
    ["credit_note", 3999],
  ]);
});

it("a refund that came back is invoiced again: invoices less credit notes are what was kept", async () => {
  const { orderId, paymentIntentId } = await soldOrder();
  await refundAtProvider(paymentIntentId);
  await issueDocuments(orderId);
  const { data } = await cardProvider.refunds.list({ payment_intent: paymentIntentId });
  await pressAndFulfil(`refunds/${data[0]?.id}/failed`, paymentIntentId);
  await issueDocuments(orderId);
  expect(await readDocuments(orderId)).toEqual([
    ["invoice", 4999],
    ["credit_note", 4999],
    ["invoice", 4999],
  ]);
});

it("a document has a row for each line, and a credit note the rows that went back", async () => {
  const { orderId, paymentIntentId, lines } = await sellTwoLines();
  await issueDocuments(orderId);
  const metadata = { lineId: lines[1]?.id ?? "" };
  await cardProvider.refunds.create({ payment_intent: paymentIntentId, amount: 3000, metadata });
  await fulfil(paymentIntentId);
  await issueDocuments(orderId);
  const [invoice, credit] = await listIssued(db, orderId);
  expect(invoice?.content.rows.map(({ pence }) => pence)).toEqual([5000, 3000]);
  expect(credit?.content).toMatchObject({
    rows: [{ lineId: lines[1]?.id, pence: 3000 }],
    about: invoice && invoiceLabel(invoice),
  });
});

/** The orders whose job failed. */
async function issueAtOnce(orders: { id: string }[]): Promise<{ id: string }[]> {
  const outcomes = await Promise.allSettled(orders.map(({ id }) => issueDocuments(id)));
  return orders.filter((_, at) => outcomes[at]?.status === "rejected");
}

it("a hundred payments at once, some of them cut off in the middle, leave no gap and no double", async () => {
  const orders = await Promise.all(Array.from({ length: 100 }, () => newPaidOrder()));
  await db.$executeRawUnsafe(`
    CREATE FUNCTION cut_off() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      IF random() < 0.2 THEN RAISE EXCEPTION 'cut off'; END IF;
      IF random() < 0.1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF;
      RETURN NEW; END $$`);
  await db.$executeRawUnsafe(
    `CREATE TRIGGER cut_off AFTER INSERT ON "Invoice" FOR EACH ROW EXECUTE FUNCTION cut_off()`,
  );
  const failed = await issueAtOnce(orders);
  expect(failed).not.toEqual([]);
  await db.$executeRawUnsafe(`DROP TRIGGER cut_off ON "Invoice"`);
  // As the queue does, which runs fewer at once.
  for (let left = failed; left.length > 0; ) left = await issueAtOnce(left);
  const numbers = await readNumbers(false);
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  const each = await Promise.all(orders.map(({ id }) => listInvoiceLabels(id)));
  expect(new Set(each.flat()).size).toBe(100);
});

it("test money has numbers of its own", async () => {
  const before = await readNumbers(false);
  const { id } = await newPaidOrder({ isTest: true });
  await issueDocuments(id);
  expect(await readNumbers(false)).toEqual(before);
  expect((await listInvoiceLabels(id))[0]).toMatch(/^TEST-INV-\d{4}$/);
});

it("nothing changes or removes a document, and its PDF stays as it was issued", async () => {
  const { id, number, userId } = await newPaidOrder();
  await issueDocuments(id);
  const [label = ""] = await listInvoiceLabels(id);
  expect(await findInvoicePdf(number, label)).toBeNull();
  await publishDocuments(id);
  await publishDocuments(id);
  const found = await findInvoicePdf(number, label);
  const pdf = Buffer.from(found?.pdf ?? []).toString("latin1");
  expect(pdf).toMatch(/^%PDF-1\.7/);
  expect(pdf).toContain("/Marked true");
  expect(found?.userId).toBe(userId);
  const where = { orderId: id };
  await expect(db.invoice.updateMany({ where, data: { totalPence: 1 } })).rejects.toThrow(
    "append-only",
  );
  await expect(db.invoice.deleteMany({ where })).rejects.toThrow("append-only");
  await expect(db.invoicePdf.deleteMany({})).rejects.toThrow("append-only");
  expect(await findInvoicePdf(number, "INV-9999")).toBeNull();
});

it("a company that was named at checkout is on the first invoice", async () => {
  const named = {
    buyerCompany: "Céim Ltd",
    buyerAddress: "1 High Street, Newry",
    buyerNumber: "NI1",
  };
  const { id } = await newPaidOrder(named);
  await issueDocuments(id);
  const [first] = await listIssued(db, id);
  expect(first).toMatchObject({
    replacesId: null,
    content: { buyer: { company: "Céim Ltd", address: "1 High Street, Newry", number: "NI1" } },
  });
});

it("a buyer adds a company once: the corrected invoice refers to the first, and takes its place", async () => {
  const { id, number, userId } = await newPaidOrder();
  const company = companyInput.parse({
    number: String(number),
    company: "Céim Ltd",
    address: "1 High Street, Newry",
    businessNumber: "ie1234567fa",
  });
  await expect(correctInvoice(userId ?? "", company)).rejects.toMatchObject({ status: 409 });
  await issueDocuments(id);
  const [first = ""] = await listInvoiceLabels(id);
  const stranger = await newUser();
  await expect(correctInvoice(stranger.id, company)).rejects.toMatchObject({ status: 404 });
  await correctInvoice(userId ?? "", company);
  await expect(correctInvoice(userId ?? "", company)).rejects.toMatchObject({ status: 409 });
  const issued = await listIssued(db, id);
  expect(issued).toMatchObject([
    { content: { about: first, buyer: { company: "Céim Ltd", number: "IE1234567FA" } } },
  ]);
  expect(await issueDocuments(id)).toBe("0 documents issued");
});
