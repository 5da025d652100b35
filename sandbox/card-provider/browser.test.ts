import { expect, it } from "vitest";
import { keys, returnUrl, startProvider } from "./harness";

const goodCard = {
  "payment_method_data[type]": "card",
  "payment_method_data[card][number]": "4242 4242 4242 4242",
  "payment_method_data[card][exp_month]": "12",
  "payment_method_data[card][exp_year]": "34",
  "payment_method_data[card][cvc]": "123",
};

async function sandboxWithIntent() {
  const sandbox = await startProvider();
  const intent = await sandbox.stripe.paymentIntents.create({
    amount: 500,
    currency: "gbp",
    metadata: { order_id: "7" },
  });
  const address = `${sandbox.url}/v1/payment_intents/${intent.id}`;
  const confirm = async (fields: Record<string, string>) => {
    const body = new URLSearchParams({
      key: keys.publishableKey,
      client_secret: `${intent.client_secret}`,
      return_url: returnUrl,
      ...goodCard,
      ...fields,
    });
    const response = await fetch(`${address}/confirm`, { method: "POST", body });
    return { status: response.status, body: await response.json() };
  };
  const retrieve = async (query: Record<string, string>) => {
    const response = await fetch(`${address}?${new URLSearchParams(query)}`);
    return { response, body: await response.json() };
  };
  return { ...sandbox, intent, confirm, retrieve };
}

it("lets a browser with the client secret read its payment, without the shop's data", async () => {
  const { intent, retrieve } = await sandboxWithIntent();
  const { response, body } = await retrieve({
    key: keys.publishableKey,
    client_secret: `${intent.client_secret}`,
  });
  expect(response.headers.get("access-control-allow-origin")).toBe("*");
  expect(body).toMatchObject({ id: intent.id, amount: 500, status: "requires_payment_method" });
  for (const hidden of ["metadata", "customer", "latest_charge"]) {
    expect(body).not.toHaveProperty(hidden);
  }
});

it("gives a browser without the client secret nothing, and refuses other calls", async () => {
  const { url, intent, retrieve } = await sandboxWithIntent();
  expect((await retrieve({ key: keys.publishableKey })).response.status).toBe(404);
  const guess = { key: keys.publishableKey, client_secret: `${intent.id}_secret_guess` };
  expect((await retrieve(guess)).response.status).toBe(404);
  const list = await fetch(`${url}/v1/payment_intents?key=${keys.publishableKey}`);
  expect(list.status).toBe(403);
  expect(await list.json()).toMatchObject({ error: { code: "secret_key_required" } });
});

it.each([
  ["4000000000000002", 402, { code: "card_declined", decline_code: "generic_decline" }],
  ["4000000000009995", 402, { decline_code: "insufficient_funds" }],
  ["5555555555554444", 402, { code: "card_declined", decline_code: "test_mode_live_card" }],
  ["4242424242424241", 402, { code: "incorrect_number", param: "number" }],
])("answers the card %s with %i %j", async (number, status, error) => {
  const { confirm } = await sandboxWithIntent();
  const refused = await confirm({ "payment_method_data[card][number]": number });
  expect(refused).toMatchObject({ status, body: { error: { type: "card_error", ...error } } });
  expect(refused.body.error.payment_intent ?? {}).not.toHaveProperty("metadata");
});

it("asks for authentication in the script's frame, whose answer decides the payment", async () => {
  const { confirm, retrieve, intent } = await sandboxWithIntent();
  const card = { "payment_method_data[card][number]": "4000002500003155" };
  const { body } = await confirm({ ...card, use_stripe_sdk: "true" });
  const { type, use_stripe_sdk } = body.next_action;
  expect(type).toBe("use_stripe_sdk");
  const client_secret = `${intent.client_secret}`;
  const refusal = new URLSearchParams({ outcome: "fail", client_secret });
  const answer = await fetch(use_stripe_sdk.stripe_js, { method: "POST", body: refusal });
  expect(await answer.text()).toContain('"code":"payment_intent_authentication_failure"');
  const { body: after } = await retrieve({ key: keys.publishableKey, client_secret });
  expect(after).toMatchObject({ status: "requires_payment_method" });
});

it.each([
  ["[name]", "", { code: "parameter_invalid_empty" }],
  ["[email]", "sam@gmail", { code: "email_invalid" }],
  ["[address][postal_code]", "", { code: "parameter_invalid_empty" }],
  ["[address][country]", "Ireland", { message: expect.stringContaining("'Ireland' is unknown") }],
])("refuses billing details whose %s is %j", async (field, value, error) => {
  const { confirm } = await sandboxWithIntent();
  const param = `payment_method_data[billing_details]${field}`;
  const refused = await confirm({ [param]: value });
  const type = "invalid_request_error";
  expect(refused).toMatchObject({ status: 400, body: { error: { type, param, ...error } } });
});

it("refuses a card that has expired", async () => {
  const { confirm } = await sandboxWithIntent();
  const refused = await confirm({ "payment_method_data[card][exp_year]": "2020" });
  expect(refused.body.error).toMatchObject({ code: "invalid_expiry_year" });
});
