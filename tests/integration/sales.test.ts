import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { correctInvoice, issueDocuments } from "@/lib/invoices/commands";
import { companyInput } from "@/lib/invoices/schema";
import { csvResponse } from "@/lib/lists/csv";
import { listChoices } from "@/lib/orders/filters/queries";
import { sweep } from "@/lib/payments/sweep";
import { vatWithin } from "@/lib/payments/vat/rules";
import { recordSalesExport, setYearStart } from "@/lib/sales/commands";
import { readByCountry, readByCourse, readByPeriod, readYearStart } from "@/lib/sales/queries";
import { addUp, type Range } from "@/lib/sales/rules";
import { type ExportInput, salesQuery } from "@/lib/sales/schema";
import { tables } from "@/lib/sales/tables/list";
import { formatIsoDay } from "@/lib/text/dates";
import { COACH, pressAndFulfil, readAudit, refundAtProvider, soldOrder } from "../support/builders";
import { press } from "../support/shop";

const OTHER = "taking-back-your-life";
const today = formatIsoDay(new Date());
const range: Range = { from: today, to: today };
const all = salesQuery.parse({});

async function readTable(side: ExportInput["side"], within = range): Promise<string[]> {
  const { columns, read } = tables[side];
  const text = await csvResponse("x.csv", columns, read(within)).text();
  return text.trim().split("\r\n");
}

async function setCountry(orderId: string, buyerCountry: string) {
  await db.order.update({ where: { id: orderId }, data: { buyerCountry } });
}

/** A shop's day: sales at home and abroad, refunds in part and in full, a dispute, and a payout. */
async function liveThroughADay() {
  const kept = await soldOrder();
  await setCountry(kept.orderId, "GB");
  const abroad = await soldOrder({ slug: OTHER });
  await setCountry(abroad.orderId, "FR");
  await db.orderLine.updateMany({
    where: { orderId: abroad.orderId },
    data: { vatBasisPoints: 2000, vatPence: 1000 },
  });
  const part = await soldOrder();
  await refundAtProvider(part.paymentIntentId, 2000);
  const whole = await soldOrder();
  await refundAtProvider(whole.paymentIntentId);
  const lost = await soldOrder();
  await pressAndFulfil("payments/:id/dispute", lost.paymentIntentId);
  await pressAndFulfil("disputes/:id/lost", lost.paymentIntentId);
  await press("payouts");
  await sweep();
  return { kept, abroad, part, whole };
}

const day = liveThroughADay();

it("days, courses and countries have the same totals, and filters apply to each", async () => {
  const { abroad } = await day;
  const whole = addUp(await readByPeriod(range, all));
  for (const rows of [await readByCourse(range, all), await readByCountry(range, all)]) {
    expect(addUp(rows)).toEqual(whole);
  }
  for (const by of ["month", "year"]) {
    expect(addUp(await readByPeriod(range, salesQuery.parse({ by })))).toEqual(whole);
  }
  const france = salesQuery.parse({ country: "FR" });
  const { pricePence } = await db.orderLine.findFirstOrThrow({
    where: { orderId: abroad.orderId },
  });
  for (const read of [readByPeriod, readByCourse, readByCountry]) {
    expect(addUp(await read(range, france))).toMatchObject({
      sales: 1,
      grossPence: pricePence,
      vatPence: 1000,
    });
  }
  const course = salesQuery.parse({ course: String(abroad.course.id) });
  expect(addUp(await readByCountry(range, course)).sales).toBe(1);
  expect((await listChoices()).countries.map(({ value }) => value)).toEqual(["FR", "IE", "GB"]);
  const earlier = { from: "2020-01-01", to: "2020-01-31" };
  expect(addUp(await readByPeriod(earlier, salesQuery.parse({ by: "day" }))).sales).toBe(0);
  expect(await readByPeriod(earlier, salesQuery.parse({ by: "day" }))).toHaveLength(31);
});

it("the VAT of what was refunded in part is that of the rest, rounded as on documents", async () => {
  const { abroad } = await day;
  const france = salesQuery.parse({ country: "FR" });
  const where = { id: abroad.orderId };
  await db.order.update({ where, data: { refundedPence: 2000 } });
  expect(addUp(await readByCountry(range, france)).vatPence).toBe(vatWithin(3999, 2000));
  await db.order.update({ where, data: { refundedPence: 0 } });
});

it("the fees of an order with two lines are divided by price, to the penny", async () => {
  const { kept } = await day;
  const { courseId } = await db.orderLine.findFirstOrThrow({ where: { orderId: kept.orderId } });
  const fee = addUp(await readByPeriod(range, all)).feePence;
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`SET CONSTRAINTS ALL DEFERRED`;
    await tx.orderLine.updateMany({ where: { orderId: kept.orderId }, data: { pricePence: 1666 } });
    const line = { orderId: kept.orderId, position: 2, courseId, title: "Second" };
    await tx.orderLine.create({ data: { ...line, pricePence: 3333 } });
  });
  const after = addUp(await readByPeriod(range, all));
  expect(after).toMatchObject({ feePence: fee, sales: 6 });
  expect(await readTable("lines")).toHaveLength(7);
});

it("the accountant's tables name each sale, refund, fee and payout", async () => {
  const { kept } = await day;
  const lines = await readTable("lines");
  expect(lines[0]).toMatch(/^"Date","Order","Line","Course"/);
  expect(lines.filter((line) => line.includes(`"${kept.number}"`))).not.toHaveLength(0);
  const refunds = (await readTable("refunds")).slice(1);
  expect(refunds.map((line) => line.split(",")[3]).sort()).toEqual([
    '"-20"',
    '"-49.99"',
    '"-49.99"',
  ]);
  expect(await readTable("fees")).toHaveLength(7);
  const payouts = await readTable("payouts");
  expect(payouts).toHaveLength(2);
  const [, , amount, summed] = (payouts[1] ?? "").split(",");
  expect(amount).toBe(summed);
  expect((await readTable("oss"))[1]).toMatch(/^"France","20","49.99","10","59.99"/);
  const gone = { from: "2020-01-01", to: "2020-12-31" };
  for (const side of ["lines", "refunds", "fees", "payouts", "oss"] as const) {
    expect(await readTable(side, gone)).toHaveLength(1);
  }
});

it("invoices less credit notes equal payments less refunds in the table, to the penny", async () => {
  const { kept, abroad, part, whole } = await day;
  for (const { orderId } of [kept, abroad, part, whole]) await issueDocuments(orderId);
  const company = { company: "Céim, Ltd", address: "1 High Street, Newry", businessNumber: "" };
  const number = String(abroad.number);
  await correctInvoice(abroad.userId, companyInput.parse({ ...company, number }));
  const [head = "", ...rows] = (await readTable("invoices")).map((row) =>
    row.slice(1, -1).split('","'),
  );
  const at = (name: string) => head.indexOf(name);
  const sum = (name: string) =>
    rows.reduce((total, row) => total + Math.round(Number(row[at(name)]) * 100), 0);
  const orders = await db.order.aggregate({
    _sum: { pricePence: true, refundedPence: true },
    where: { id: { in: [kept, abroad, part, whole].map(({ orderId }) => orderId) } },
  });
  const { pricePence, refundedPence } = orders._sum;
  expect(sum("Gross")).toBe((pricePence ?? 0) - (refundedPence ?? 0));
  expect(sum("Net") + sum("VAT")).toBe(sum("Gross"));
  const ofFrance = rows.filter((row) => row[at("Order")] === number);
  const [first, second] = ofFrance;
  expect(ofFrance).toHaveLength(2);
  expect(first?.[at("Gross")]).toBe("");
  expect(first?.[at("Corrected by")]).toBe(second?.[0]);
  expect(second?.[at("Refers to")]).toBe(first?.[0]);
  expect(second?.slice(at("Buyer's country"), at("Gross") + 1)).toEqual([
    "France",
    "Céim, Ltd",
    "20",
    "49.99",
    "10",
    "59.99",
  ]);
  const credits = rows.filter((row) => row[at("What")] === "Credit note");
  expect(credits.map((row) => row[at("Gross")]).sort()).toEqual(["-20", "-49.99"]);
  expect(await readTable("invoices", { from: "2020-01-01", to: "2020-12-31" })).toHaveLength(1);
});

it("the books’ year begins on 6 April until the coach changes it; changes and exports are in the audit log", async () => {
  expect(await readYearStart()).toBe("04-06");
  await setYearStart(COACH, "01-01");
  expect(await readYearStart()).toBe("01-01");
  expect(await readAudit("settings:books")).toMatchObject([
    { before: { yearStart: "04-06" }, after: { yearStart: "01-01" } },
  ]);
  await recordSalesExport(COACH, { side: "oss", ...range });
  expect(await readAudit("sales")).toMatchObject([{ action: "sales.export" }]);
});

it("a damaged setting of the books’ year is an error, and not silently another year", async () => {
  await setYearStart(COACH, "01-01");
  await db.setting.update({ where: { group: "books" }, data: { value: { yearStart: "07-01" } } });
  await expect(readYearStart()).rejects.toThrow();
  await db.setting.delete({ where: { group: "books" } });
});
