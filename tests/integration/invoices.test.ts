import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { writeHtml } from "@/lib/account/own-data/files";
import { listOwnData } from "@/lib/account/own-data/queries";
import { db } from "@/lib/db";
import { correctInvoice, issueDocuments, publishDocuments } from "@/lib/invoices/commands";
import {
  findInvoicePdf,
  listInvoiceLabels,
  listIssued,
  listOwnInvoices,
} from "@/lib/invoices/queries";
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
import { cardProvider, failProvider } from "../support/shop";
import { sellTwoLines } from "../support/two-lines";
import { whileHeld } from "../support/while-held";

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

async function readNumbers(): Promise<number[]> {
  const rows = await db.invoice.findMany({
    where: { kind: "invoice", isTest: false },
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

it("a refund that failed is invoiced again, so invoices less credit notes equal what was kept", async () => {
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

it("an invoice has a row for each line, and a credit note only the refunded rows", async () => {
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

it("a hundred payments at once, some of them interrupted, leave neither a gap nor a duplicate among the numbers", async () => {
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
  const numbers = await readNumbers();
  expect(numbers).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
  const each = await Promise.all(orders.map(({ id }) => listInvoiceLabels(id)));
  expect(new Set(each.flat()).size).toBe(100);
});

it("invoices for test money have their own numbers", async () => {
  const before = await readNumbers();
  const { id } = await newPaidOrder({ isTest: true });
  await issueDocuments(id);
  expect(await readNumbers()).toEqual(before);
  expect((await listInvoiceLabels(id))[0]).toMatch(/^TEST-INV-\d{4}$/);
});

it("nothing changes or removes a document, and its PDF is available once published", async () => {
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

it("a buyer's own data shows the invoice in words, and the company on it whole", async () => {
  const { orderId, userId } = await soldOrder();
  await db.order.update({ where: { id: orderId }, data: { buyerCompany: "Céim & Co" } });
  await issueDocuments(orderId);
  const pieces = await Array.fromAsync(writeHtml(await listOwnData(userId ?? "")));
  const html = pieces.join("");
  expect(html).toContain("<dt>Invoice to</dt><dd><div>Céim &amp; Co</div></dd>");
  expect(html).toContain("<dt>Company</dt><dd>Céim &amp; Co</dd>");
  expect(html).not.toContain("[object");
  expect(html).toMatch(/, as of .+ at \d\d:\d\d UK time\. It/);
});

it("a buyer adds a company once: the corrected invoice refers to the first and replaces it", async () => {
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

const companyOf = (number: number) =>
  companyInput.parse({
    number: String(number),
    company: "Céim Ltd",
    address: "1 High Street, Newry",
    businessNumber: "",
  });

it("a correction that is saved does not fail, although its PDF can only be drawn later", async () => {
  const { orderId, number, userId } = await soldOrder();
  await issueDocuments(orderId);
  await publishDocuments(orderId);
  await failProvider({ status: 500, paths: "^/v1/payment_intents" });
  await correctInvoice(userId, companyOf(number)).finally(() => failProvider(null));
  expect(await listOwnInvoices(userId, number)).toEqual([]);
  await publishDocuments(orderId);
  expect(await listOwnInvoices(userId, number)).toHaveLength(1);
});

it("a buyer who is erased while the correction waits leaves no company in it", async () => {
  const { id, number, userId } = await newPaidOrder();
  await issueDocuments(id);
  let correction: Promise<void> | undefined;
  await whileHeld(
    (tx) => tx.$queryRaw`SELECT 1 FROM "Order" WHERE "id" = ${id}::uuid FOR UPDATE`,
    async (untilWaiting, tx) => {
      correction = correctInvoice(userId ?? "", companyOf(number));
      correction.catch(() => {});
      await untilWaiting(1);
      const erased = { userId: null, email: null, erasedAt: new Date() };
      await tx.order.update({ where: { id }, data: erased });
    },
  );
  await expect(correction).rejects.toMatchObject({ status: 404 });
  expect(await listInvoiceLabels(id)).toHaveLength(1);
});

it("a document that waited for its number is dated when it got the number, so dates and numbers rise together", async () => {
  await issueDocuments((await newPaidOrder()).id);
  const { id } = await newPaidOrder();
  let released = new Date();
  let issued: Promise<string> | undefined;
  await whileHeld(
    (tx) => tx.$queryRaw`SELECT 1 FROM "InvoiceCounter" FOR UPDATE`,
    async (untilWaiting) => {
      issued = issueDocuments(id);
      await untilWaiting(1);
      released = new Date();
    },
  );
  await issued;
  const [document] = await listIssued(db, id);
  expect(document?.issuedAt.getTime()).toBeGreaterThanOrEqual(released.getTime());
});
