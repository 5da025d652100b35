import { expect, it } from "vitest";
import { pay, startProvider, untilHolds } from "./harness";

it("shows payments newest first, with what a test wants to press", async () => {
  const { stripe, url } = await startProvider();
  await stripe.paymentIntents.create({
    amount: 4999,
    currency: "gbp",
    metadata: { order_id: "<script>alert(7)</script>" },
  });
  await pay(stripe, "pm_card_createDispute", 1250);
  const page = await (await fetch(url)).text();
  expect(page).toContain("no money moves");
  expect(page.indexOf("£12.50")).toBeLessThan(page.indexOf("£49.99"));
  expect(page).toContain("Dispute won");
  expect(page).toContain("&lt;script&gt;alert(7)");
  expect(page).not.toContain("<script");
});

async function pressButton(url: string, path: string, fields: Record<string, string> = {}) {
  const body = new URLSearchParams(fields);
  const headers = { Origin: url };
  const response = await fetch(url + path, { method: "POST", body, headers, redirect: "manual" });
  expect(response.status).toBe(303);
  return (await fetch(new URL(`${response.headers.get("location")}`, url))).text();
}

it("refunds a part in pounds from the page, and says why it cannot", async () => {
  const { stripe, url } = await startProvider();
  const { id } = await pay(stripe);
  const path = `/sandbox/payments/${id}/refund`;
  expect(await pressButton(url, path, { pounds: "10.50" })).toContain("£10.50");
  expect(await pressButton(url, path, { pounds: "49.99" })).toContain("greater than unrefunded");
  expect(await pressButton(url, path, { pounds: "lots" })).toContain("must look like 12.50");
  expect((await stripe.refunds.list({ payment_intent: id })).data).toMatchObject([
    { amount: 1050 },
  ]);
});

it("does the same for programs, in pence", async () => {
  const { stripe, call } = await startProvider();
  const { id } = await pay(stripe);
  expect((await call("POST", `payments/${id}/refund`, { amount: 999 })).body).toMatchObject({
    object: "refund",
    amount: 999,
  });
  expect((await call("POST", `payments/${id}/refund`, { amout: 1 })).status).toBe(400);
  expect((await call("POST", `payments/pi_no/refund`)).status).toBe(404);
  expect((await call("POST", "nonsense")).status).toBe(404);
});

it("takes no form or call from another site's page", async () => {
  const { stripe, url } = await startProvider();
  const { id } = await pay(stripe);
  const headers = { Origin: "https://elsewhere.test" };
  for (const path of [`/sandbox/payments/${id}/refund`, `/3ds/${id}`]) {
    const response = await fetch(url + path, { method: "POST", headers });
    expect(response.status).toBe(403);
  }
  expect((await stripe.refunds.list()).data).toEqual([]);
});

const intent = { amount: 500, currency: "gbp" };

it.each([
  [429, { type: "StripeRateLimitError", code: "rate_limit" }],
  [500, { type: "StripeAPIError" }],
  [503, { type: "StripeAPIError" }],
])("fails with %i as often as told, and does nothing then", async (status, error) => {
  const { stripe, call } = await startProvider();
  await call("PUT", "faults", { status, times: 1 });
  const failing = stripe.paymentIntents.create(intent);
  await expect(failing).rejects.toMatchObject({ statusCode: status, ...error });
  await stripe.paymentIntents.create(intent);
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

it("loses an answer on the way back after doing the work", async () => {
  const { stripe, call } = await startProvider();
  await call("PUT", "faults", { dropAnswers: true, paths: "payment_intents" });
  await expect(stripe.paymentIntents.create(intent)).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  await call("DELETE", "faults");
  expect((await stripe.paymentIntents.list()).data).toHaveLength(1);
});

it("is slow only on the paths it was told, until told otherwise", async () => {
  const { stripe, call } = await startProvider();
  await call("PUT", "faults", { latencyMs: 600_000, paths: "^/v1/refunds" });
  await expect(stripe.refunds.list({}, { timeout: 100 })).rejects.toThrow("timeout");
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
  await call("DELETE", "faults");
  expect((await stripe.refunds.list()).data).toEqual([]);
  expect((await call("PUT", "faults", { paths: "(" })).status).toBe(400);
});

it("gives the answers that it held back as soon as it has recovered", async () => {
  const { stripe, call } = await startProvider();
  await call("PUT", "faults", { latencyMs: 600_000, method: "POST" });
  const creating = stripe.paymentIntents.create(intent);
  await untilHolds(async () => expect((await stripe.paymentIntents.list()).data).toHaveLength(1));
  await call("DELETE", "faults");
  const [{ id } = {}] = (await stripe.paymentIntents.list()).data;
  expect(await creating).toMatchObject({ id });
});

it("hangs up unread while it is down", async () => {
  const { stripe, call } = await startProvider();
  await call("PUT", "faults", { down: true, method: "POST" });
  await expect(stripe.paymentIntents.create(intent)).rejects.toMatchObject({
    type: "StripeConnectionError",
  });
  expect((await stripe.paymentIntents.list()).data).toEqual([]);
});

it("answers what is too large or no form in words", async () => {
  const { url } = await startProvider();
  const headers = { Authorization: "Bearer sk_test_sandbox" };
  const body = `amount=500&description=${"x".repeat(400_000)}`;
  const response = await fetch(`${url}/v1/payment_intents`, { method: "POST", headers, body });
  expect(response.status).toBe(413);
});
