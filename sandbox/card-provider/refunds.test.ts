import { expect, it } from "vitest";
import { chargeOf, pay, startProvider } from "./harness";

it("refunds a payment whole", async () => {
  const { stripe } = await startProvider();
  const first = await pay(stripe);
  const refund = await stripe.refunds.create({
    payment_intent: first.id,
    reason: "requested_by_customer",
    metadata: { order_id: "7" },
    expand: ["charge"],
  });
  expect(refund).toMatchObject({
    metadata: { order_id: "7" },
    amount: 4999,
    status: "succeeded",
    payment_intent: first.id,
    charge: { id: first.latest_charge, refunded: true, amount_refunded: 4999 },
  });
});

it("refunds in parts up to the whole, telling each time what had gone before", async () => {
  const { stripe } = await startProvider();
  const { id } = await pay(stripe);
  await stripe.refunds.create({ payment_intent: id, amount: 1000 });
  const charge = await chargeOf(stripe, id);
  expect(charge).toMatchObject({ amount_refunded: 1000, refunded: false });
  expect(charge.refunds?.data).toHaveLength(1);
  await expect(stripe.refunds.create({ payment_intent: id, amount: 4000 })).rejects.toThrow(
    "greater than unrefunded amount on charge (3999)",
  );
  await stripe.refunds.create({ payment_intent: id, amount: 3999 });
  await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
    statusCode: 400,
    code: "charge_already_refunded",
  });
  const { data } = await stripe.events.list({ type: "charge.refunded" });
  expect(data.map((event) => event.data.previous_attributes)).toEqual([
    { amount_refunded: 1000, refunded: false },
    { amount_refunded: 0 },
  ]);
  expect((await stripe.refunds.list({ payment_intent: id })).data).toHaveLength(2);
});

it("lets a refund fail days later: the charge is unrefunded again, and can be refunded anew", async () => {
  const { stripe, call } = await startProvider();
  const { id } = await pay(stripe);
  const refund = await stripe.refunds.create({ payment_intent: id });
  expect((await call("POST", `refunds/${id}/failed`)).body).toMatchObject({
    id: refund.id,
    status: "failed",
    failure_reason: "unknown",
  });
  expect(await chargeOf(stripe, id)).toMatchObject({
    amount_refunded: 0,
    refunded: false,
  });
  const [event] = (await stripe.events.list({ type: "refund.failed" })).data;
  expect(event?.data.object).toMatchObject({ id: refund.id, payment_intent: id });
  expect((await call("POST", `refunds/${refund.id}/failed`)).status).toBe(400);
  expect((await call("POST", `refunds/${id}/failed`)).status).toBe(404);
  expect(await stripe.refunds.create({ payment_intent: id })).toMatchObject({ amount: 4999 });
});

it("takes a refund back while it is on its way, and reports no failure", async () => {
  const { stripe, call } = await startProvider();
  const { id } = await pay(stripe);
  await stripe.refunds.create({ payment_intent: id });
  expect((await call("POST", `refunds/${id}/canceled`)).body).toMatchObject({
    status: "canceled",
    failure_reason: "merchant_request",
  });
  expect(await chargeOf(stripe, id)).toMatchObject({ amount_refunded: 0 });
  const [event] = (await stripe.events.list({ type: "refund.*" })).data;
  expect(event).toMatchObject({ type: "refund.updated", data: { object: { status: "canceled" } } });
  expect((await call("POST", `refunds/${id}/canceled`)).status).toBe(404);
});

it("refunds nothing that was not paid", async () => {
  const { stripe } = await startProvider();
  const open = await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
  await expect(stripe.refunds.create({ payment_intent: open.id })).rejects.toMatchObject({
    param: "payment_intent",
  });
  await expect(stripe.refunds.create({ payment_intent: "pi_no" })).rejects.toMatchObject({
    code: "resource_missing",
  });
  await expect(stripe.refunds.create({})).rejects.toMatchObject({ code: "parameter_missing" });
});

it("never gives back more than was paid, whoever asks at once", async () => {
  const { stripe } = await startProvider();
  const { id } = await pay(stripe);
  const tries = Array.from({ length: 8 }, () =>
    stripe.refunds.create({ payment_intent: id, amount: 1000 }),
  );
  await Promise.allSettled(tries);
  const { data } = await stripe.refunds.list({ payment_intent: id });
  expect(data.map((refund) => refund.amount)).toEqual([1000, 1000, 1000, 1000]);
});
