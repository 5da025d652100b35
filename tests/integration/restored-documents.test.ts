import { expect, it } from "vitest";
import { erasePerson } from "@/lib/account/erasure/commands";
import { db } from "@/lib/db";
import { correctInvoice, issueDocuments, publishDocuments } from "@/lib/invoices/commands";
import { listOwnInvoices } from "@/lib/invoices/queries";
import { companyInput } from "@/lib/invoices/schema";
import { fulfil } from "@/lib/payments/fulfil";
import { readPayment, unsignPayment } from "@/lib/payments/stripe";
import { sweep } from "@/lib/payments/sweep";
import { expectRefused, newUser, refundAtProvider, soldOrder } from "../support/builders";
import { jobsOf, loseJob } from "../support/jobs";
import { backUpNumbers, loseDocuments, loseOrder } from "../support/restore";
import { registered, sellAs } from "../support/selling";
import { cardProvider, failProvider, mayLearn, readOrder } from "../support/shop";
import { sellTwoLines } from "../support/two-lines";
import { whileHeld } from "../support/while-held";

async function issue(orderId: string): Promise<void> {
  await issueDocuments(orderId);
  await publishDocuments(orderId);
}

async function readDocuments(orderId: string) {
  const rows = await db.invoice.findMany({ where: { orderId }, orderBy: { issuedAt: "asc" } });
  const { lines } = await readOrder(orderId);
  return rows.map(({ kind, number, totalPence, vatPence, issuedAt, content }) => ({
    ...{ kind, number, totalPence, vatPence, issuedAt },
    buyer: (content as { buyer: object }).buyer,
    rows: (content as { rows: { lineId: string }[] }).rows.map(({ lineId, ...row }) => ({
      ...row,
      position: lines.find(({ id }) => id === lineId)?.position,
    })),
  }));
}

/** What must be restored exactly. */
async function readSale(orderId: string) {
  const { lines, courseId, courseTitle, pricePence, ...order } = await readOrder(orderId);
  return {
    ...{ courseId, courseTitle, pricePence, country: order.buyerCountry },
    lines: lines.map(({ id: _, orderId: __, grant, ...line }) => ({
      ...line,
      isBuyers: grant?.userId === order.userId,
    })),
  };
}

async function readNumber(orderId: string): Promise<number | undefined> {
  await issue(orderId);
  return (await readDocuments(orderId)).at(-1)?.number;
}

it("an order with two lines comes back with its lines, learner, prices, VAT and issued documents", async () => {
  await sellAs(registered);
  const restore = await backUpNumbers();
  const { orderId, paymentIntentId, lines } = await sellTwoLines({ country: "IE" });
  const learner = await newUser();
  await db.grant.updateMany({ where: { lineId: lines[1]?.id }, data: { userId: learner.id } });
  const company = { buyerCompany: "Céim Ltd", buyerAddress: "1 High Street, Newry" };
  await db.order.update({ where: { id: orderId }, data: company });
  await issue(orderId);
  await cardProvider.refunds.create({
    payment_intent: paymentIntentId,
    amount: 1001,
    metadata: { lineId: lines[0]?.id ?? "" },
  });
  await fulfil(paymentIntentId);
  await issue(orderId);
  const before = { sale: await readSale(orderId), documents: await readDocuments(orderId) };
  expect(before.documents).toHaveLength(2);

  await loseOrder({ orderId });
  await restore();
  await sellAs({ ossVatNumber: "" });
  await sweep();
  const next = await readNumber((await soldOrder()).orderId);
  await issue(orderId);
  expect({ sale: await readSale(orderId), documents: await readDocuments(orderId) }).toEqual(
    before,
  );
  expect(next).toBe((before.documents[0]?.number ?? 0) + 1);
  const { grant } = (await readOrder(orderId)).lines[1] ?? {};
  expect(grant?.userId).toBe(learner.id);
  expect(await mayLearn(orderId)).toBe(true);
});

it("a payment whose lines were changed at the provider only raises an alert", async () => {
  const { orderId, paymentIntentId, lines } = await loseOrder(await sellTwoLines());
  const [first, second] = lines;
  const line1 = [first?.id, first?.courseId, first?.pricePence, 0].join(" ");
  const cheaper = [second?.id, second?.courseId, 1, 0].join(" ");
  const change = (line2: string) =>
    cardProvider.paymentIntents.update(paymentIntentId, { metadata: { line1, line2 } });
  for (const line2 of [cheaper, "", "x"]) {
    await change(line2);
    expect(await fulfil(paymentIntentId)).toBe("not-ours");
  }
  expect(await db.order.count({ where: { id: orderId } })).toBe(0);
});

it("a document is drawn and shown only once its payment keeps the number", async () => {
  const { orderId, userId, number } = await soldOrder();
  await issueDocuments(orderId);
  await failProvider({ status: 500, paths: "^/v1/payment_intents" });
  await expectRefused(publishDocuments(orderId), 503);
  await failProvider(null);
  expect(await listOwnInvoices(userId, number)).toEqual([]);
  await publishDocuments(orderId);
  expect(await listOwnInvoices(userId, number)).toHaveLength(1);
});

it("an older order gets the same credit note again", async () => {
  const { orderId, paymentIntentId } = await soldOrder();
  await issue(orderId);
  const restore = await backUpNumbers();
  await refundAtProvider(paymentIntentId, 1000);
  await issue(orderId);
  const before = await readDocuments(orderId);
  await loseDocuments(orderId);
  await restore();
  await issue(orderId);
  expect(await readDocuments(orderId)).toEqual(before);
});

it("no number is given again, although the backup lacks a correction and nothing was sold since", async () => {
  const older = await soldOrder();
  await issue(older.orderId);
  await soldOrder();
  const restore = await backUpNumbers();
  await correctInvoice(
    older.userId,
    companyInput.parse({
      number: String(older.number),
      company: "Céim Ltd",
      address: "1 High Street, Newry",
      businessNumber: "",
    }),
  );
  const given = (await readDocuments(older.orderId)).map(({ number }) => number);
  await restore();
  const next = await readNumber((await soldOrder()).orderId);
  expect(next).toBeGreaterThan(Math.max(...given));
});

it("a learner who is erased is removed from the payment at the provider", async () => {
  const { orderId, paymentIntentId, lines } = await sellTwoLines();
  const learner = await newUser();
  await db.grant.updateMany({ where: { lineId: lines[1]?.id }, data: { userId: learner.id } });
  await issue(orderId);
  const readLearners = async () => (await readPayment(paymentIntentId))?.learners.filter(Boolean);
  expect(await readLearners()).toEqual([learner.email]);
  await loseJob(`issue-documents:${orderId}`);
  await db.$transaction((tx) => erasePerson(tx, learner.id));
  expect(await jobsOf(`issue-documents:${orderId}`)).toHaveLength(1);
  await issue(orderId);
  expect(await readLearners()).toEqual([]);
});

it("a buyer who is erased while their documents are kept leaves no company with the payment", async () => {
  const { orderId, paymentIntentId, userId } = await soldOrder();
  const company = { buyerCompany: "Céim Ltd", buyerAddress: "1 High Street, Newry" };
  await db.order.update({ where: { id: orderId }, data: company });
  await issueDocuments(orderId);
  let published: Promise<void> | undefined;
  await whileHeld(
    (tx) => tx.$executeRaw`LOCK TABLE "Invoice"`,
    async (untilWaiting) => {
      published = publishDocuments(orderId);
      await untilWaiting(1);
      await db.$transaction((tx) => erasePerson(tx, userId));
      await unsignPayment(paymentIntentId);
    },
  );
  await published;
  expect((await readPayment(paymentIntentId))?.invoiceTo).toEqual([null, null, null]);
});
