import type Stripe from "stripe";
import { expect, it } from "vitest";
import { PERMISSIONS } from "@/lib/payments/stripe-setup";
import { chargeOf, clientFor, pay, startProvider } from "./harness";
import { RECOMMENDED } from "./permissions";

const intent = { amount: 500, currency: "gbp" };
const url = "/v1/payment_intents";

type Payments = { open: string; paid: string };
type Refusal = [
  what: string,
  ask: (stripe: Stripe, payments: Payments) => Promise<unknown>,
  error: { code?: string; param?: string; statusCode?: number },
];

const refusals: Refusal[] = [
  [
    "an amount below its smallest charge",
    ({ paymentIntents }) => paymentIntents.create({ ...intent, amount: 29 }),
    { code: "amount_too_small", param: "amount" },
  ],
  [
    "an amount beyond its largest charge",
    ({ paymentIntents }) => paymentIntents.create({ ...intent, amount: 100_000_000 }),
    { code: "amount_too_large" },
  ],
  [
    "a fraction of a penny",
    ({ paymentIntents }) => paymentIntents.create({ ...intent, amount: 12.5 }),
    { code: "parameter_invalid_integer", param: "amount" },
  ],
  [
    "a currency that does not exist",
    ({ paymentIntents }) => paymentIntents.create({ ...intent, currency: "xyz" }),
    { param: "currency" },
  ],
  [
    "a missing parameter",
    (stripe) => stripe.rawRequest("POST", url, { currency: "gbp" }),
    { code: "parameter_missing", param: "amount" },
  ],
  [
    "an unknown parameter",
    (stripe) => stripe.rawRequest("POST", url, { ...intent, colour: "red" }),
    { code: "parameter_unknown", param: "colour" },
  ],
  [
    "an unknown part of a parameter",
    (stripe) => stripe.rawRequest("GET", "/v1/events?created[gte]=1&created[after]=5"),
    { code: "parameter_unknown", param: "created[after]" },
  ],
  [
    "a parameter of another type",
    (stripe) => stripe.rawRequest("POST", url, { ...intent, description: { text: "x" } }),
    { param: "description" },
  ],
  [
    "an id that it does not know",
    ({ paymentIntents }) => paymentIntents.retrieve("pi_no"),
    { code: "resource_missing", statusCode: 404 },
  ],
  ["a call that the site never makes", ({ products }) => products.list(), { statusCode: 404 }],
  [
    "a cursor that it does not know",
    ({ paymentIntents }) => paymentIntents.list({ starting_after: "pi_no" }),
    { code: "resource_missing", param: "starting_after" },
  ],
  [
    "a payout that it does not know",
    ({ balanceTransactions }) => balanceTransactions.list({ payout: "po_no" }),
    { param: "payout" },
  ],
  ["too large a page", ({ refunds }) => refunds.list({ limit: 101 }), { param: "limit" }],
  [
    "to expand a field that is not an object",
    ({ paymentIntents }, { paid }) =>
      paymentIntents.retrieve(paid, { expand: ["latest_charge.shoes"] }),
    { param: "expand" },
  ],
  [
    "to cancel a paid payment",
    ({ paymentIntents }, { paid }) => paymentIntents.cancel(paid),
    { code: "payment_intent_unexpected_state" },
  ],
  [
    "to refund an unpaid payment",
    ({ refunds }, { open }) => refunds.create({ payment_intent: open }),
    { param: "payment_intent" },
  ],
  ["a refund of nothing", ({ refunds }) => refunds.create({}), { code: "parameter_missing" }],
  [
    "to refund for an unknown reason",
    (stripe, { paid }) =>
      stripe.rawRequest("POST", "/v1/refunds", { payment_intent: paid, reason: "rain" }),
    { param: "reason" },
  ],
  [
    "to refund more than was paid",
    ({ refunds }, { paid }) => refunds.create({ payment_intent: paid, amount: 5000 }),
    { param: "amount" },
  ],
];

it.each(refusals)("refuses %s", async (_what, ask, error) => {
  const { stripe } = await startProvider();
  const { id: open } = await stripe.paymentIntents.create(intent);
  const { id: paid } = await pay(stripe);
  const refusal = { type: "StripeInvalidRequestError", statusCode: 400, ...error };
  await expect(ask(stripe, { open, paid })).rejects.toMatchObject(refusal);
});

it("refunds in parts what was paid, and not a penny more", async () => {
  const { stripe, call } = await startProvider();
  const { id: payment_intent } = await pay(stripe);
  await stripe.refunds.create({ payment_intent, amount: 1000 });
  await stripe.refunds.create({ payment_intent });
  const again = stripe.refunds.create({ payment_intent });
  await expect(again).rejects.toMatchObject({ code: "charge_already_refunded" });
  await call("POST", `refunds/${payment_intent}/failed`);
  expect(await chargeOf(stripe, payment_intent)).toMatchObject({ amount_refunded: 1000 });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 3999 });
});

it.each([
  ["all", {}],
  ["a part", { amount: 1000 }],
])("refuses a refund while %s of it is disputed, until that is won", async (_what, body) => {
  const { stripe, call } = await startProvider();
  const { id: payment_intent } = await pay(stripe);
  await call("POST", `payments/${payment_intent}/dispute`, body);
  const refund = () => stripe.refunds.create({ payment_intent });
  await expect(refund()).rejects.toMatchObject({ code: "charge_disputed" });
  await call("POST", `disputes/${payment_intent}/won`);
  expect(await refund()).toMatchObject({ amount: 4999 });
});

it("refuses a second dispute and one of an unpaid payment, and closes a dispute once", async () => {
  const { stripe, call } = await startProvider();
  const { id } = await pay(stripe);
  const { id: open } = await stripe.paymentIntents.create(intent);
  const steps: [path: string, status: number][] = [
    [`payments/${id}/dispute`, 200],
    [`payments/${id}/dispute`, 400],
    [`disputes/${id}/appealed`, 400],
    [`disputes/${id}/lost`, 200],
    [`disputes/${id}/won`, 400],
    [`payments/${open}/dispute`, 400],
    ["disputes/du_no/won", 404],
  ];
  for (const [path, status] of steps) {
    expect([path, (await call("POST", path)).status]).toEqual([path, status]);
  }
});

it("limits requests per second, and tells the SDK not to repeat them at once", async () => {
  const { stripe, call } = await startProvider();
  await call("PUT", "faults", { perSecond: 2 });
  const asked = Array.from({ length: 9 }, () =>
    stripe.events.list({}, { maxNetworkRetries: 1 }).catch((error: unknown) => error),
  );
  const refused = (await Promise.all(asked)).filter((answer) => answer instanceof Error);
  // The nine requests may span two seconds.
  expect(refused.length).toBeGreaterThanOrEqual(5);
  const headers = expect.objectContaining({ "stripe-should-retry": "false" });
  expect(refused[0]).toMatchObject({ type: "StripeRateLimitError", code: "rate_limit", headers });
});

it("accepts only its own key and the SDK's API version", async () => {
  const { stripe, url } = await startProvider();
  const stranger = clientFor({ url }, "sk_test_wrong");
  await expect(stranger.events.list()).rejects.toMatchObject({ statusCode: 401 });
  const old = stripe.events.list({}, { apiVersion: "2019-12-03" });
  await expect(old).rejects.toThrow("Invalid Stripe API version: 2019-12-03");
});

const uses: Record<string, (stripe: Stripe) => Promise<unknown>> = {
  rak_payment_intent_write: ({ paymentIntents }) => paymentIntents.create(intent),
  rak_charge_write: ({ refunds }) => refunds.create({ payment_intent: "pi_1" }),
  rak_dispute_read: ({ disputes }) => disputes.list(),
  rak_early_fraud_warning_read: ({ radar }) => radar.earlyFraudWarnings.retrieve("issfr_1"),
  rak_balance_transaction_source_read: ({ balanceTransactions }) => balanceTransactions.list(),
  rak_payout_read: ({ payouts }) => payouts.list(),
  rak_event_read: ({ events }) => events.list(),
};

it.each(PERMISSIONS)("refuses a restricted key without $permission", async ({ permission }) => {
  const { stripe } = await startProvider({
    secretKey: "rk_test_0123456789",
    permissions: RECOMMENDED.filter((each) => each !== permission),
  });
  await expect(uses[permission]?.(stripe)).rejects.toMatchObject({
    type: "StripePermissionError",
    statusCode: 403,
    message: expect.stringContaining(`Having the '${permission}' permission would allow`),
  });
});
