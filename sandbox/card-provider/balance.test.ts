import { expect, it } from "vitest";
import { pay, startProvider } from "./harness";

it("lists balance transactions in pages, with fees that add up", async () => {
  const { stripe } = await startProvider();
  for (let n = 0; n < 3; n++) await pay(stripe);
  const { id } = await pay(stripe);
  await stripe.refunds.create({ payment_intent: id, amount: 1000 });
  const all = await Array.fromAsync(stripe.balanceTransactions.list({ limit: 2 }));
  expect(all.map(({ type }) => type).sort()).toEqual([
    "charge",
    "charge",
    "charge",
    "charge",
    "refund",
  ]);
  expect(new Set(all.map((each) => each.id)).size).toBe(5);
  for (const { amount, fee, net, fee_details } of all) {
    expect(net).toBe(amount - fee);
    expect(fee_details.reduce((sum, detail) => sum + detail.amount, 0)).toBe(fee);
  }
});

it("a payout takes the whole balance, lists its transactions, and returns the money if the bank refuses it", async () => {
  const { stripe, call } = await startProvider();
  await pay(stripe);
  const first = (await call("POST", "payouts")).body;
  expect(await call("POST", "payouts")).toMatchObject({ status: 400 });
  const members = await Array.fromAsync(stripe.balanceTransactions.list({ payout: first.id }));
  expect(members.reduce((sum, { net }) => sum + net, 0)).toBe(0);
  await call("POST", `payouts/${first.id}/failed`);
  expect((await call("POST", "payouts")).body).toMatchObject({ amount: first.amount });
  expect((await stripe.payouts.list()).data.map(({ status }) => status)).toEqual([
    "paid",
    "failed",
  ]);
});

it.each([
  ["an unknown payout", { payout: "po_no" }],
  ["an unknown cursor", { starting_after: "txn_no" }],
  ["too large a page", { limit: 101 }],
])("refuses %s", async (_, params) => {
  const { stripe } = await startProvider();
  await expect(stripe.balanceTransactions.list(params)).rejects.toMatchObject({ statusCode: 400 });
});

it("names the source of each transaction, expanded if requested", async () => {
  const { stripe } = await startProvider();
  const { id } = await pay(stripe);
  const { data } = await stripe.balanceTransactions.list({ expand: ["data.source"] });
  expect(data).toMatchObject([{ source: { object: "charge", payment_intent: id } }]);
  await expect(stripe.balanceTransactions.list({ expand: ["data.payout"] })).rejects.toThrow(
    "cannot be expanded",
  );
});
