import { expect, it } from "vitest";
import { startProvider } from "./harness";

const intent = { amount: 500, currency: "gbp" };

it("replays the answer to the same request under a key, and refuses the key for any other", async () => {
  const { stripe } = await startProvider();
  const key = { idempotencyKey: "order-7" };
  const first = await stripe.paymentIntents.create(intent, key);
  const again = await stripe.paymentIntents.create(intent, key);
  expect(again).toEqual(first);
  expect(again.lastResponse.headers["idempotent-replayed"]).toBe("true");
  const refusal = { type: "StripeIdempotencyError", statusCode: 400 };
  const other = stripe.paymentIntents.create({ ...intent, amount: 5000 }, key);
  await expect(other).rejects.toMatchObject(refusal);
  const elsewhere = stripe.paymentIntents.cancel(first.id, {}, key);
  await expect(elsewhere).rejects.toMatchObject(refusal);
});

it("does not use up a key whose parameters were wrong", async () => {
  const { stripe } = await startProvider();
  const key = { idempotencyKey: "order-7" };
  const wrong = stripe.rawRequest("POST", "/v1/payment_intents", { ...intent, colour: "red" }, key);
  await expect(wrong).rejects.toMatchObject({ code: "parameter_unknown" });
  expect(await stripe.paymentIntents.create(intent, key)).toMatchObject({ amount: 500 });
});

it("answers 409 while the first request under a key is unanswered", async () => {
  const { stripe, call } = await startProvider();
  const key = { idempotencyKey: "order-7" };
  await call("PUT", "faults", { latencyMs: 600_000, times: 1 });
  const first = stripe.paymentIntents.create(intent, { ...key, timeout: 500 });
  await expect(first).rejects.toMatchObject({ type: "StripeConnectionError" });
  await expect(stripe.paymentIntents.create(intent, key)).rejects.toMatchObject({
    statusCode: 409,
    code: "idempotency_key_in_use",
  });
});
