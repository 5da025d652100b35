import Stripe from "stripe";
import { beforeAll, expect, it } from "vitest";
import { testCards } from "./cards";
import { pay, returnUrl, startProvider } from "./harness";
import { checkerOf, readProviderTypes } from "./provider-types";

const types = readProviderTypes();
const faultsOf = checkerOf(types);

// The first check compiles thousands of definitions.
beforeAll(() => void faultsOf({ object: "event" }), 60_000);

const lists = [
  "balanceTransactions",
  "disputes",
  "events",
  "payouts",
  "refunds",
  "webhookEndpoints",
] as const;

/** A sandbox in which every test card has paid and everything else has happened once. */
async function liveThroughEverything() {
  const { stripe, call } = await startProvider();
  const payments: Stripe.PaymentIntent[] = [];
  for (const { paymentMethod } of testCards) {
    const { id } = await stripe.paymentIntents.create({ amount: 4999, currency: "gbp" });
    const confirmed = stripe.paymentIntents.confirm(id, {
      payment_method: paymentMethod,
      return_url: returnUrl,
    });
    await confirmed.catch((error) => expect(error).toBeInstanceOf(Stripe.errors.StripeCardError));
    payments.push(await stripe.paymentIntents.retrieve(id));
  }
  const inProcessing = payments.filter(({ status }) => status === "processing");
  for (const { id } of inProcessing) {
    await call("POST", `payments/${id}/settle`, { outcome: "failed" });
  }
  await stripe.refunds.create({ payment_intent: (await pay(stripe)).id, amount: 1000 });
  await stripe.refunds.create({ payment_intent: (await pay(stripe)).id });
  await call("POST", `refunds/${(await stripe.refunds.list()).data[0]?.id}/failed`);
  const { id: slow } = await pay(stripe, "pm_card_pendingRefund");
  await stripe.refunds.create({ payment_intent: slow });
  for (const step of ["requires_action", "succeeded"])
    await call("POST", `refunds/${slow}/${step}`);
  for (const steps of [["won"], ["answered", "lost", "appealed", "answered", "lost"]]) {
    const { id } = await pay(stripe);
    await call("POST", `payments/${id}/dispute`, { amount: 1000 });
    for (const step of steps)
      expect(await call("POST", `disputes/${id}/${step}`)).toMatchObject({ status: 200 });
  }
  const { id: open } = await stripe.paymentIntents.create({ amount: 4999, currency: "gbp" });
  await stripe.paymentIntents.cancel(open);
  const payout = await call("POST", "payouts");
  await call("POST", `payouts/${payout.body.id}/failed`);
  await stripe.webhookEndpoints.create({ url: returnUrl, enabled_events: ["*"] });
  return { stripe, payments, call };
}

it("the check uses the provider's own declarations, more than a thousand", () => {
  expect(Object.keys(types.definitions).length).toBeGreaterThanOrEqual(1000);
});

it("every object and event of the sandbox matches the provider's own types", async () => {
  const { stripe, payments, call } = await liveThroughEverything();
  const objects: { object: string }[] = [...payments];
  for (const list of lists) {
    for await (const object of stripe[list].list({ limit: 100 })) objects.push(object);
  }
  const warning = await call("POST", `payments/${(await pay(stripe)).id}/fraud-warning`);
  objects.push(await stripe.radar.earlyFraudWarnings.retrieve(warning.body.id));
  const expand = ["data.latest_charge", "data.payment_method"];
  for await (const intent of stripe.paymentIntents.list({ expand, limit: 100 })) {
    const { latest_charge: charge, payment_method: method } = intent;
    for (const object of [intent, charge, method]) {
      if (object !== null && typeof object === "object") objects.push(object);
    }
  }
  expect(new Set(objects.map(({ object }) => object))).toEqual(
    new Set(Object.keys(types.properties)),
  );
  for (const object of objects) expect([object, faultsOf(object)]).toEqual([object, []]);
});

it.each([
  ["a field is missing", ({ amount: _, ...rest }: Stripe.PaymentIntent) => rest],
  ["a field is new", (intent: Stripe.PaymentIntent) => ({ ...intent, colour: "red" })],
  ["a field has another type", (intent: Stripe.PaymentIntent) => ({ ...intent, amount: "4999" })],
  ["an enum value is unknown", (intent: Stripe.PaymentIntent) => ({ ...intent, status: "paid" })],
])("an object is reported if %s", async (_case, mutilate) => {
  const { stripe } = await startProvider();
  expect(faultsOf(mutilate(await pay(stripe)))).not.toEqual([]);
});

it("an event with an incomplete object is reported", async () => {
  const { stripe } = await startProvider();
  const { id } = await pay(stripe);
  const [event] = (await stripe.events.list({ type: "payment_intent.succeeded" })).data;
  if (!event) throw new Error("The sandbox sent no event.");
  const hollow = { ...event, data: { object: { id } } };
  expect(faultsOf(event)).toEqual([]);
  expect(faultsOf(hollow)).not.toEqual([]);
});
