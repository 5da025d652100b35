import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { issueDocuments } from "@/lib/invoices/commands";
import { listIssued } from "@/lib/invoices/queries";
import { refundOrder } from "@/lib/orders/refunds/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { sweep } from "@/lib/payments/sweep";
import { listPayouts, readByPeriod, readDifference, readMovements } from "@/lib/sales/queries";
import { addUp, netPence } from "@/lib/sales/rules";
import { salesQuery } from "@/lib/sales/schema";
import { formatIsoDay } from "@/lib/text/dates";
import { COACH, pressAndFulfil, refundAtProvider, soldOrder } from "../support/builders";
import { jobsOf, loseJob } from "../support/jobs";
import { registered, sellAs } from "../support/selling";
import { cardProvider, press, readOrder } from "../support/shop";
import { sellTwoLines } from "../support/two-lines";

type Appeal = [string, object?][];
type Sold = { orderId: string; paymentIntentId: string };
const unregistered = { ukVatNumber: "", ossVatNumber: "" };
const sellers = [
  [unregistered, "IE"],
  [{ ...unregistered, ukVatNumber: registered.ukVatNumber }, "GB"],
  [registered, "IE"],
] as const;

/** As the queue does after each change. */
async function issueAll(): Promise<void> {
  for (const { id } of await db.order.findMany({ select: { id: true } })) await issueDocuments(id);
}

async function dispute({ orderId, paymentIntentId: id }: Sold, ...steps: Appeal) {
  for (const [step, body] of steps) {
    await pressAndFulfil(
      step === "dispute" ? "payments/:id/dispute" : `disputes/:id/${step}`,
      id,
      body,
    );
    await issueDocuments(orderId);
  }
}

async function refundLine({ orderId, paymentIntentId }: Sold, position: number, amount: number) {
  const lineId = (await readOrder(orderId)).lines[position]?.id ?? "";
  const part = { payment_intent: paymentIntentId, amount, metadata: { lineId } };
  await cardProvider.refunds.create(part);
  await fulfil(paymentIntentId);
}

/** The bank takes the refund back after its credit note was issued. */
async function refundInVain({ orderId, paymentIntentId: id }: Sold) {
  await refundAtProvider(id, 1999);
  await issueDocuments(orderId);
  const { data } = await cardProvider.refunds.list({ payment_intent: id });
  await pressAndFulfil(`refunds/${data[0]?.id}/failed`, id);
}

/** The coach refunds a payment that a bank suspects of fraud. */
async function refundSuspected({ orderId, paymentIntentId }: Sold) {
  await press(`payments/${paymentIntentId}/fraud-warning`);
  const { number } = await readOrder(orderId);
  await refundOrder(COACH, { number, reason: "The bank suspects fraud.", amount: 4999 });
}

/** Sales with refunds and disputes of every kind. */
async function sellAndRegret(country: string): Promise<void> {
  const one = () => soldOrder({ country });
  const two = () => sellTwoLines({ country });
  const quarrel = async (sell: () => Promise<Sold>, ...steps: Appeal) =>
    dispute(await sell(), ["dispute"], ...steps);
  const inParts = async (sale: Sold) => {
    await refundLine(sale, 0, 1001);
    for (const amount of [3000, 500]) await dispute(sale, ["dispute", { amount }], ["lost"]);
  };
  const part = async (amount: number) => dispute(await two(), ["dispute", { amount }], ["lost"]);
  await Promise.all([
    one(),
    two().then((sale) => refundLine(sale, 1, 3000)),
    two().then((sale) => refundLine(sale, 0, 1001)),
    two().then((sale) => refundAtProvider(sale.paymentIntentId, 777)),
    one().then(refundInVain),
    one().then(refundSuspected),
    quarrel(two, ["lost"]),
    quarrel(two, ["won"]),
    part(3000),
    part(1234),
    two().then(inParts),
    quarrel(one, ["lost"], ["appealed"], ["won"]),
    quarrel(one, ["lost"], ["appealed"], ["lost"]),
  ]);
}

async function sumDocuments(kind: "invoice" | "credit_note") {
  const { _sum } = await db.invoice.aggregate({
    where: { kind, replacedBy: null },
    _sum: { totalPence: true, vatPence: true },
  });
  return { pence: _sum.totalPence ?? 0, vatPence: _sum.vatPence ?? 0 };
}

async function expectNoGaps(kind: "invoice" | "credit_note") {
  const rows = await db.invoice.findMany({ where: { kind }, orderBy: { number: "asc" } });
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
}

it("payments, invoices, credit notes, fees and payouts agree with the sold lines, to the penny", async () => {
  for (const [seller, country] of sellers) {
    await sellAs(seller);
    await sellAndRegret(country);
  }
  await issueAll();
  await press("payouts");
  await sweep();

  const today = formatIsoDay(new Date());
  const range = { from: today, to: today };
  const sold = addUp(await readByPeriod(range, salesQuery.parse({})));
  const moved = await readMovements(range);
  const invoices = await sumDocuments("invoice");
  const credits = await sumDocuments("credit_note");
  const paidOut = (await listPayouts(range)).reduce((sum, payout) => sum + payout.amountPence, 0);
  const kept = sold.grossPence - sold.refundedPence - sold.lostPence;
  expect(moved.paymentsPence).toBe(sold.grossPence);
  expect(invoices.pence - credits.pence).toBe(kept);
  expect(invoices.vatPence - credits.vatPence).toBe(sold.vatPence);
  expect(-moved.refundsPence).toBe(sold.refundedPence);
  expect(-moved.disputesPence).toBe(sold.lostPence);
  expect(-moved.feesPence).toBe(sold.feePence);
  expect(paidOut).toBe(netPence({ ...sold, vatPence: 0 }));
  expect(moved.payoutsPence).toBe(-paidOut);
  expect(await readDifference(range)).toEqual({ unsold: 0, uncharged: 0 });
  expect(moved.balancePence).toBe(0);
  await expectNoGaps("invoice");
  await expectNoGaps("credit_note");
}, 90_000);

it("a lost dispute has a credit note; nothing is issued while the bank decides, and a won appeal is invoiced", async () => {
  const sale = await soldOrder();
  const kinds = async () => (await listIssued(db, sale.orderId)).map(({ kind }) => kind);
  await dispute(sale, ["dispute"]);
  expect(await kinds()).toEqual(["invoice"]);
  await loseJob(`issue-documents:${sale.orderId}`);
  await dispute(sale, ["lost"], ["appealed"]);
  expect(await jobsOf(`issue-documents:${sale.orderId}`)).toHaveLength(1);
  expect(await kinds()).toEqual(["invoice", "credit_note"]);
  await dispute(sale, ["won"]);
  expect(await kinds()).toEqual(["invoice", "credit_note", "invoice"]);
});
