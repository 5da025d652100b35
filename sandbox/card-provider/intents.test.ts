import { expect, it } from "vitest";
import { clientFor, pay, returnUrl, startProvider } from "./harness";

const missing = { statusCode: 404, code: "resource_missing" };

it("creates an intent that waits for a card, and finds it again", async () => {
  const { stripe } = await startProvider();
  const created = await stripe.paymentIntents.create({
    amount: 4999,
    currency: "GBP",
    metadata: { order_id: "7" },
  });
  expect(created).toMatchObject({
    amount: 4999,
    amount_received: 0,
    currency: "gbp",
    status: "requires_payment_method",
    livemode: false,
    metadata: { order_id: "7" },
  });
  expect(created.client_secret).toMatch(new RegExp(`^${created.id}_secret_`));
  expect(created.lastResponse.requestId).toMatch(/^req_/);
  expect(await stripe.paymentIntents.retrieve(created.id)).toEqual(created);
});

it.each([
  [
    { amount: 29, currency: "gbp" },
    { code: "amount_too_small", param: "amount" },
  ],
  [{ amount: 100_000_000, currency: "gbp" }, { code: "amount_too_large" }],
  [
    { amount: 12.5, currency: "gbp" },
    { code: "parameter_invalid_integer", param: "amount" },
  ],
  [{ amount: -5, currency: "gbp" }, { code: "parameter_invalid_integer" }],
  [{ amount: 500, currency: "xyz" }, { param: "currency" }],
])("refuses %j in the provider's words", async (params, error) => {
  const { stripe } = await startProvider();
  const refusal = { type: "StripeInvalidRequestError", statusCode: 400, ...error };
  await expect(stripe.paymentIntents.create(params)).rejects.toMatchObject(refusal);
});

it("names the parameter that is missing or unknown", async () => {
  const { url } = await startProvider();
  const post = async (body: string) => {
    const headers = { Authorization: "Bearer sk_test_sandbox" };
    const response = await fetch(`${url}/v1/payment_intents`, { method: "POST", headers, body });
    return (await response.json()).error;
  };
  expect(await post("currency=gbp")).toMatchObject({ code: "parameter_missing", param: "amount" });
  expect(await post("amount=500&currency=gbp&colour=red")).toMatchObject({
    code: "parameter_unknown",
    param: "colour",
  });
});

it("answers 401 to a wrong key and 404 to an unknown id or address", async () => {
  const { stripe, url } = await startProvider();
  const stranger = clientFor({ url }, "sk_test_wrong");
  await expect(stranger.paymentIntents.list()).rejects.toMatchObject({ statusCode: 401 });
  await expect(stripe.paymentIntents.retrieve("pi_no")).rejects.toMatchObject(missing);
  const params = { payment_method: "pm_no", return_url: returnUrl };
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
  await expect(stripe.paymentIntents.confirm(id, params)).rejects.toMatchObject({
    code: "resource_missing",
  });
  await expect(stripe.products.list()).rejects.toMatchObject({ statusCode: 404 });
});

it("changes an intent, merging its metadata, until it is paid", async () => {
  const { stripe } = await startProvider();
  const { id } = await stripe.paymentIntents.create({
    amount: 500,
    currency: "gbp",
    description: "First",
    metadata: { kept: "yes", dropped: "yes" },
  });
  const updated = await stripe.paymentIntents.update(id, {
    amount: 700,
    metadata: { dropped: "", added: "yes" },
  });
  expect(updated).toMatchObject({ amount: 700, description: "First" });
  expect(updated.metadata).toEqual({ kept: "yes", added: "yes" });

  await stripe.paymentIntents.confirm(id, {
    payment_method: "pm_card_visa",
    return_url: returnUrl,
  });
  const late = stripe.paymentIntents.update(id, { amount: 900 });
  await expect(late).rejects.toMatchObject({ code: "payment_intent_unexpected_state" });
  const metadata = { added: "" };
  expect((await stripe.paymentIntents.update(id, { metadata })).metadata).toEqual({ kept: "yes" });
});

it("cancels an open intent once, and never a paid one", async () => {
  const { stripe } = await startProvider();
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
  const canceled = await stripe.paymentIntents.cancel(id, { cancellation_reason: "abandoned" });
  expect(canceled).toMatchObject({ status: "canceled", cancellation_reason: "abandoned" });
  expect(canceled.canceled_at).toEqual(expect.any(Number));
  const unexpected = { code: "payment_intent_unexpected_state", statusCode: 400 };
  await expect(stripe.paymentIntents.cancel(id)).rejects.toMatchObject(unexpected);
  const paid = await pay(stripe);
  await expect(stripe.paymentIntents.cancel(paid.id)).rejects.toMatchObject(unexpected);
});

it("replaces ids by objects where asked, and refuses what cannot be expanded", async () => {
  const { stripe } = await startProvider();
  const { id } = await pay(stripe, "pm_card_visa", 500);
  const expand = ["latest_charge.payment_intent", "payment_method"];
  expect(await stripe.paymentIntents.retrieve(id, { expand })).toMatchObject({
    status: "succeeded",
    payment_method: { card: { last4: "4242", brand: "visa" } },
    latest_charge: { object: "charge", paid: true, payment_intent: { id } },
  });
  const listed = await stripe.paymentIntents.list({ expand: ["data.latest_charge"] });
  expect(listed.data[0]?.latest_charge).toMatchObject({ amount: 500 });
  const nonsense = stripe.paymentIntents.retrieve(id, { expand: ["latest_charge.shoes"] });
  await expect(nonsense).rejects.toThrow("cannot be expanded (latest_charge.shoes)");
});
