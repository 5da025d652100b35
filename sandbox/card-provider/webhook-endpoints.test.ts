import { expect, it } from "vitest";
import { HANDLED } from "@/lib/payments/stripe-setup";
import { startProvider } from "./harness";
import { RECOMMENDED } from "./permissions";

const url = "https://coach.example/api/webhooks/stripe";
const params = { url, enabled_events: HANDLED as ["*"] };

it("a new endpoint's secret is shown once, and the endpoint is listed", async () => {
  const { stripe } = await startProvider();
  const made = await stripe.webhookEndpoints.create(params);
  expect(made.secret).toMatch(/^whsec_/);
  const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
  expect(data).toEqual([{ ...made, secret: undefined }].map(({ secret: _once, ...rest }) => rest));
  expect(data[0]).toMatchObject({ url, status: "enabled", enabled_events: HANDLED });
});

it("the README's restricted key may neither list endpoints nor create one", async () => {
  const { stripe } = await startProvider({
    secretKey: "rk_test_0123456789",
    permissions: RECOMMENDED,
  });
  for (const asked of [stripe.webhookEndpoints.list(), stripe.webhookEndpoints.create(params)]) {
    await expect(asked).rejects.toMatchObject({ type: "StripePermissionError" });
  }
});
