import { expect, it } from "vitest";
import { pay, startProvider } from "./harness";

it("disputes a payment with the card made for it right after it succeeded", async () => {
  const { stripe } = await startProvider();
  const paid = await pay(stripe, "pm_card_createDispute");
  expect(paid.status).toBe("succeeded");
  const { data } = await stripe.disputes.list({ payment_intent: paid.id, expand: ["data.charge"] });
  expect(data).toMatchObject([
    {
      amount: 4999,
      status: "needs_response",
      charge: { id: paid.latest_charge, disputed: true },
      balance_transactions: [{ amount: -4999, fee: 2000, net: -6999 }],
    },
  ]);
  await expect(stripe.refunds.create({ payment_intent: paid.id })).rejects.toMatchObject({
    code: "charge_disputed",
  });
});

it("wins a dispute, which brings the money back", async () => {
  const { stripe, call } = await startProvider();
  const { id } = await pay(stripe);
  const opened = await call("POST", `payments/${id}/dispute`);
  expect((await call("POST", `disputes/${opened.body.id}/won`)).body).toMatchObject({
    status: "won",
    balance_transactions: [{ amount: -4999 }, { amount: 4999 }],
  });
  const { data } = await stripe.events.list({ type: "charge.dispute.*" });
  expect(data.map((event) => event.type)).toEqual([
    "charge.dispute.funds_reinstated",
    "charge.dispute.closed",
    "charge.dispute.funds_withdrawn",
    "charge.dispute.created",
  ]);
  expect(data[1]?.data).toMatchObject({
    object: { status: "won" },
    previous_attributes: { status: "needs_response" },
  });
  expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 4999 });
});

it("asks before it takes the money: an inquiry leaves the payment refundable", async () => {
  const { stripe, call, url } = await startProvider();
  const { id } = await pay(stripe);
  expect((await call("POST", `payments/${id}/inquiry`)).body).toMatchObject({
    status: "warning_needs_response",
    is_charge_refundable: true,
    balance_transactions: [],
  });
  await stripe.refunds.create({ payment_intent: id, amount: 1000 });
  expect((await call("POST", `disputes/${id}/won`)).body).toMatchObject({
    status: "warning_closed",
    balance_transactions: [],
  });
  expect((await call("POST", `payments/${id}/dispute`)).body).toMatchObject({
    status: "needs_response",
  });
  const page = await fetch(url).then((answer) => answer.text());
  expect(page).toContain("Dispute lost");
  expect((await call("POST", `disputes/${id}/lost`)).body).toMatchObject({ status: "lost" });
});

it("prevents a chargeback by giving the money back", async () => {
  const { stripe, call } = await startProvider();
  const { id } = await pay(stripe);
  expect((await call("POST", `payments/${id}/resolution`)).body).toMatchObject({
    status: "prevented",
    balance_transactions: [{ amount: -4999 }],
    payment_method_details: { card: { case_type: "resolution" } },
  });
  expect((await call("POST", `disputes/${id}/won`)).status).toBe(400);
});

it("can dispute a refunded payment, but none twice and none unpaid", async () => {
  const { stripe, call } = await startProvider();
  const { id } = await pay(stripe);
  await stripe.refunds.create({ payment_intent: id });
  expect((await call("POST", `payments/${id}/dispute`)).status).toBe(200);
  expect((await call("POST", `payments/${id}/dispute`)).status).toBe(400);
  const open = await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
  expect((await call("POST", `payments/${open.id}/dispute`)).status).toBe(400);
  expect((await call("POST", "disputes/du_no/won")).status).toBe(404);
});
