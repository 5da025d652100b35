import { expect, it } from "vitest";
import { db } from "@/lib/db";

import { sweep } from "@/lib/payments/sweep";
import { COACH, pressAndFulfil, refundAtProvider, soldOrder } from "../support/builders";
import { deliver } from "../support/outbox";
import { failProvider, press } from "../support/shop";

async function payOut() {
  await press("payouts");
  await sweep();
  return db.payout.findFirstOrThrow({ orderBy: { createdAt: "desc" } });
}

it("payments, fees, refunds and disputes are stored once with their payment, and a payout equals its sum", async () => {
  const sale = await soldOrder();
  const refunded = await soldOrder();
  await refundAtProvider(refunded.paymentIntentId, 2000);
  const disputed = await soldOrder();
  await pressAndFulfil("payments/:id/dispute", disputed.paymentIntentId);
  await sweep();
  const of = (paymentIntentId: string) =>
    db.balanceTransaction.findMany({
      where: { paymentIntentId },
      orderBy: { amountPence: "desc" },
    });
  const paid = { category: "charge", amountPence: 4999, feePence: 95, netPence: 4904 };
  expect(await of(sale.paymentIntentId)).toMatchObject([
    { ...paid, payoutId: null, fees: [{ type: "stripe_fee", amount: 95 }] },
  ]);
  expect(await of(refunded.paymentIntentId)).toMatchObject([
    paid,
    { category: "refund", amountPence: -2000, feePence: 0 },
  ]);
  expect(await of(disputed.paymentIntentId)).toMatchObject([
    paid,
    { category: "dispute", amountPence: -4999, feePence: 2000 },
  ]);

  const payout = await payOut();
  const members = await db.balanceTransaction.findMany({
    where: { payoutId: payout.id, NOT: { sourceId: payout.id } },
  });
  const summed = members.reduce((sum, { netPence }) => sum + netPence, 0);
  expect(payout).toMatchObject({ amountPence: summed, summedPence: summed, status: "paid" });
  expect(members).toHaveLength(5);
  const before = await db.balanceTransaction.findMany({ orderBy: { id: "asc" } });
  await sweep();
  expect(await db.balanceTransaction.findMany({ orderBy: { id: "asc" } })).toEqual(before);
});

it("a payout that the bank refuses is marked as failed, and the next payout includes its money", async () => {
  await soldOrder();
  const { id, amountPence } = await payOut();
  await press(`payouts/${id}/failed`);
  await sweep();
  expect(await db.payout.findUnique({ where: { id } })).toMatchObject({ status: "failed" });
  await soldOrder();
  const next = await payOut();
  expect(next).toMatchObject({ amountPence: amountPence + 4904, summedPence: amountPence + 4904 });
  expect(await db.alert.count({ where: { kind: "payout-mismatch" } })).toBe(0);
});

it.each(["balance_transactions", "payouts"])(
  "a key that may not read %s raises one alert, and the sweep still serves buyers",
  async (path) => {
    await soldOrder();
    await failProvider({ status: 403, paths: `^/v1/${path}` });
    await sweep();
    expect(await sweep()).toMatch(/payments brought in line/);
    await failProvider(null);
    const open = { kind: "fees-unread", resolvedAt: null };
    expect(await db.alert.findMany({ where: open })).toHaveLength(1);
    expect((await deliver("attention", COACH)).subject).toContain("fees and payouts");
    await sweep();
    expect(await db.alert.count({ where: open })).toBe(0);
  },
);

it("while the provider cannot list balance transactions no alert is raised, and the next sweep reads them", async () => {
  const { paymentIntentId } = await soldOrder();
  await failProvider({ status: 500, paths: "^/v1/balance_transactions" });
  await sweep();
  await failProvider(null);
  expect(await db.balanceTransaction.count({ where: { paymentIntentId } })).toBe(0);
  await sweep();
  expect(await db.balanceTransaction.count({ where: { paymentIntentId } })).toBe(1);
});
