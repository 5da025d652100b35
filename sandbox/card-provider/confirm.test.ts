import { expect, it } from "vitest";
import { countCharges, pay, returnUrl, startProvider } from "./harness";

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
