import { expect, it } from "vitest";
import { countCharges, pay, returnUrl, startProvider, temporaryFile } from "./harness";

const intent = { amount: 4999, currency: "gbp" };

it("replays the first answer to the same request under the same key", async () => {
  const { stripe } = await startProvider();
  const first = await stripe.paymentIntents.create(intent, { idempotencyKey: "order-7" });
  const again = await stripe.paymentIntents.create(intent, { idempotencyKey: "order-7" });
  expect(again).toEqual(first);
  expect(first.lastResponse.headers["idempotent-replayed"]).toBeUndefined();
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

it("refuses a key that comes back with another body or for another call", async () => {
  const { stripe } = await startProvider();
  const key = { idempotencyKey: "order-7" };
  const { id } = await stripe.paymentIntents.create(intent, key);
  const refusal = { type: "StripeIdempotencyError", statusCode: 400 };
  await expect(
    stripe.paymentIntents.create({ ...intent, amount: 5000 }, key),
  ).rejects.toMatchObject(refusal);
  await expect(stripe.paymentIntents.cancel(id, {}, key)).rejects.toMatchObject(refusal);
});

it("replays a decline without trying the card again", async () => {
  const { stripe } = await startProvider();
  const { id } = await stripe.paymentIntents.create(intent);
  const params = { payment_method: "pm_card_chargeDeclined", return_url: returnUrl };
  const key = { idempotencyKey: "try-1" };
  for (const _ of [1, 2]) {
    const declined = { code: "card_declined", statusCode: 402 };
    await expect(stripe.paymentIntents.confirm(id, params, key)).rejects.toMatchObject(declined);
  }
  expect(await countCharges(stripe)).toBe(1);
});

it("replays a failure of its own that it has kept, and serves another key", async () => {
  const { stripe, call } = await startProvider();
  const key = { idempotencyKey: "order-7", maxNetworkRetries: 0 };
  await call("PUT", "faults", { status: 500, kept: true, times: 1 });
  const failed = stripe.paymentIntents.create(intent, key);
  await expect(failed).rejects.toMatchObject({ statusCode: 500 });
  const again = stripe.paymentIntents.create(intent, key);
  await expect(again).rejects.toMatchObject({
    statusCode: 500,
    headers: expect.objectContaining({ "idempotent-replayed": "true" }),
  });
  const other = { idempotencyKey: "order-8" };
  expect(await stripe.paymentIntents.create(intent, other)).toMatchObject({ amount: 4999 });
});

it("answers 409 while the first request under the key is still unanswered", async () => {
  const { stripe, call } = await startProvider();
  const key = { idempotencyKey: "order-7" };
  await call("PUT", "faults", { latencyMs: 600_000, times: 1 });
  const first = stripe.paymentIntents.create(intent, { ...key, timeout: 500 });
  await expect(first).rejects.toMatchObject({ type: "StripeConnectionError" });
  await expect(stripe.paymentIntents.create(intent, key)).rejects.toMatchObject({
    statusCode: 409,
    code: "idempotency_key_in_use",
  });
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

it("makes one intent of a hundred requests at once under one key", async () => {
  const { stripe } = await startProvider();
  const tries = Array.from({ length: 100 }, () =>
    stripe.paymentIntents.create(intent, { idempotencyKey: "order-7" }),
  );
  const made = await Promise.all(tries);
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

it("remembers keys across a restart", async () => {
  const file = temporaryFile();
  const before = await startProvider({ file });
  const paid = await pay(before.stripe);
  const key = { idempotencyKey: "refund-7" };
  const refund = await before.stripe.refunds.create({ payment_intent: paid.id }, key);
  await before.close();
  const after = await startProvider({ file });
  expect(await after.stripe.refunds.create({ payment_intent: paid.id }, key)).toEqual(refund);
});
