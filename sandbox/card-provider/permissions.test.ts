import { expect, it } from "vitest";
import { PERMISSIONS } from "@/lib/payments/provider-setup";
import { startProvider } from "./harness";
import { RECOMMENDED } from "./permissions";

it.each(PERMISSIONS)("a restricted key without $permission is refused", async ({ permission }) => {
  const { stripe } = await startProvider({
    secretKey: "rk_test_0123456789",
    permissions: RECOMMENDED.filter((each) => each !== permission),
  });
  const uses = {
    rak_payment_intent_write: () => stripe.paymentIntents.create({ amount: 500, currency: "gbp" }),
    rak_charge_write: () => stripe.refunds.create({ payment_intent: "pi_1" }),
    rak_dispute_read: () => stripe.disputes.list(),
    rak_early_fraud_warning_read: () => stripe.radar.earlyFraudWarnings.retrieve("issfr_1"),
    rak_event_read: () => stripe.events.list(),
  };
  const use = new Map<string, () => Promise<unknown>>(Object.entries(uses)).get(permission);
  await expect(use?.()).rejects.toMatchObject({
    type: "StripePermissionError",
    statusCode: 403,
    message: expect.stringContaining(`Having the '${permission}' permission would allow`),
  });
});

it("only the version that the SDK speaks is answered", async () => {
  const { stripe } = await startProvider();
  const old = stripe.events.list({}, { apiVersion: "2019-12-03" });
  await expect(old).rejects.toThrow("Invalid Stripe API version: 2019-12-03");
});
