import { expect, it } from "vitest";
import { chargeOf, countCharges, pay, returnUrl, startProvider } from "./harness";

type Stripe = Awaited<ReturnType<typeof startProvider>>["stripe"];

async function eventTypes(stripe: Stripe) {
  const { data } = await stripe.events.list({ limit: 100 });
  return data.map((event) => event.type).reverse();
}

it("charges a good card and sends its events", async () => {
  const { stripe } = await startProvider();
  const paid = await pay(stripe);
  expect(paid).toMatchObject({ status: "succeeded", amount_received: 4999, next_action: null });
  expect(await chargeOf(stripe, paid.id)).toMatchObject({
    paid: true,
    payment_method_details: { card: { last4: "4242" } },
  });
  expect(await eventTypes(stripe)).toEqual([
    "payment_intent.created",
    "charge.succeeded",
    "payment_intent.succeeded",
  ]);
});

it.each([
  ["pm_card_chargeDeclined", "card_declined", "generic_decline", "Your card was declined."],
  [
    "pm_card_visa_chargeDeclinedInsufficientFunds",
    "card_declined",
    "insufficient_funds",
    "Your card has insufficient funds.",
  ],
])(
  "declines %s and leaves the payment open for another card",
  async (card, code, reason, message) => {
    const { stripe } = await startProvider();
    const { id } = await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
    const params = { payment_method: card, return_url: returnUrl };
    await expect(stripe.paymentIntents.confirm(id, params)).rejects.toMatchObject({
      type: "StripeCardError",
      statusCode: 402,
      code,
      decline_code: reason,
      message,
      payment_intent: { id, status: "requires_payment_method" },
    });
    expect(await stripe.paymentIntents.retrieve(id, { expand: ["latest_charge"] })).toMatchObject({
      status: "requires_payment_method",
      last_payment_error: { type: "card_error", code, decline_code: reason },
      latest_charge: { status: "failed", paid: false },
    });
    expect(await eventTypes(stripe)).toEqual([
      "payment_intent.created",
      "charge.failed",
      "payment_intent.payment_failed",
    ]);
    const good = { payment_method: "pm_card_visa", return_url: returnUrl };
    expect(await stripe.paymentIntents.confirm(id, good)).toMatchObject({
      status: "succeeded",
      last_payment_error: null,
    });
  },
);

it("never charges a payment twice, even when it is confirmed several times at once", async () => {
  const { stripe } = await startProvider();
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
  const params = { payment_method: "pm_card_visa", return_url: returnUrl };
  const tries = Array.from({ length: 5 }, () => stripe.paymentIntents.confirm(id, params));
  const results = await Promise.allSettled(tries);
  expect(results.filter((each) => each.status === "fulfilled")).toHaveLength(1);
  expect(await countCharges(stripe)).toBe(1);
});

it("requires a card and an address to return to", async () => {
  const { stripe } = await startProvider();
  const { id } = await stripe.paymentIntents.create({ amount: 500, currency: "gbp" });
  await expect(
    stripe.paymentIntents.confirm(id, { payment_method: "pm_card_visa" }),
  ).rejects.toMatchObject({ param: "return_url" });
  await expect(
    stripe.paymentIntents.confirm(id, { return_url: "javascript:alert(1)" }),
  ).rejects.toMatchObject({ code: "url_invalid" });
  await expect(stripe.paymentIntents.confirm(id, { return_url: returnUrl })).rejects.toMatchObject({
    code: "payment_intent_unexpected_state",
  });
});

async function answerBank(page: string, outcome: string) {
  const { origin, pathname, searchParams } = new URL(page);
  const shown = await fetch(page);
  expect(await shown.text()).toContain("Complete authentication");
  const body = new URLSearchParams({
    outcome,
    client_secret: `${searchParams.get("client_secret")}`,
  });
  const answer = await fetch(origin + pathname, { method: "POST", body, redirect: "manual" });
  return new URL(`${answer.headers.get("location")}`);
}

it.each([
  ["complete", "succeeded", "succeeded", null],
  ["fail", "failed", "requires_payment_method", { code: "payment_intent_authentication_failure" }],
])(
  "sends a 3-D Secure buyer to the bank; the choice '%s' there returns as %s",
  async (...example) => {
    const [choice, redirectStatus, status, error] = example;
    const { stripe } = await startProvider();
    const waiting = await pay(stripe, "pm_card_threeDSecure2Required");
    expect(waiting).toMatchObject({
      status: "requires_action",
      next_action: { type: "redirect_to_url", redirect_to_url: { return_url: returnUrl } },
    });
    const back = await answerBank(`${waiting.next_action?.redirect_to_url?.url}`, choice);
    expect(back.href).toMatch(returnUrl);
    expect(Object.fromEntries(back.searchParams)).toEqual({
      payment_intent: waiting.id,
      payment_intent_client_secret: waiting.client_secret,
      redirect_status: redirectStatus,
    });
    const after = await stripe.paymentIntents.retrieve(waiting.id);
    expect(after.status).toBe(status);
    if (error) expect(after.last_payment_error).toMatchObject(error);
  },
);

it("shows the bank's page only with the client secret", async () => {
  const { stripe, url } = await startProvider();
  const { id } = await pay(stripe, "pm_card_threeDSecure2Required");
  expect((await fetch(`${url}/3ds/${id}?client_secret=guess`)).status).toBe(404);
  const body = new URLSearchParams({ outcome: "complete", client_secret: "guess" });
  expect((await fetch(`${url}/3ds/${id}`, { method: "POST", body })).status).toBe(404);
  expect((await stripe.paymentIntents.retrieve(id)).status).toBe("requires_action");
});

it("keeps a slow payment in processing until it is settled", async () => {
  const { stripe, call } = await startProvider();
  const slow = await pay(stripe, "pm_card_processing");
  expect(slow.status).toBe("processing");
  await call("POST", `payments/${slow.id}/settle`, { outcome: "succeeded" });
  expect(await stripe.paymentIntents.retrieve(slow.id)).toMatchObject({ status: "succeeded" });
  const failing = await pay(stripe, "pm_card_processing");
  await call("POST", `payments/${failing.id}/settle`, { outcome: "failed" });
  expect(await stripe.paymentIntents.retrieve(failing.id)).toMatchObject({
    status: "requires_payment_method",
    last_payment_error: { code: "card_declined" },
  });
  expect(await eventTypes(stripe)).toContain("payment_intent.processing");
});
