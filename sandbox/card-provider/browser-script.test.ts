import { readFileSync } from "node:fs";
import { runInNewContext } from "node:vm";
import { expect, it } from "vitest";
import { z } from "zod";

type Billing = Record<string, unknown>;
type Sent = { elements: unknown; confirmParams: object };
type Script = {
  elements: (settings: object) => { create: (type: "payment", options: object) => unknown };
  confirmPayment: (sent: Sent) => Promise<unknown>;
};

const script = readFileSync(new URL("browser/stripe.js", import.meta.url), "utf8");

/** The script's answer to a payment with these fields hidden and these billing details sent. */
function confirm(billingDetails: unknown, sent: Billing): Promise<unknown> {
  const window: { Stripe?: () => Script } = {};
  const document = {
    currentScript: { src: "http://localhost/v1/stripe.js" },
    createElement: () => ({ style: {} }),
  };
  runInNewContext(script, { window, document, URL, MessageChannel });
  const stripe = window.Stripe?.();
  const elements = stripe?.elements({});
  elements?.create("payment", { fields: { billingDetails } });
  const confirmParams = {
    return_url: "http://localhost/",
    payment_method_data: { billing_details: sent },
  };
  return stripe?.confirmPayment({ elements, confirmParams }) ?? Promise.resolve();
}

it.each([
  ["never", { name: "Ada", email: "ada@example.test", address: {} }, "phone"],
  [{ name: "never" }, {}, "name"],
  [{ address: { country: "never" } }, { address: { postal_code: "N1" } }, "address.country"],
  [{ address: "never" }, { address: { country: "GB" } }, "address.postal_code"],
])("a form that hides %j and sends %j is refused for lacking %s", async (hidden, sent, field) => {
  const refused = await confirm(hidden, sent).catch((error) => error);
  const { name, message } = z.object({ name: z.string(), message: z.string() }).parse(refused);
  expect(name).toBe("IntegrationError");
  expect(message).toContain(
    `You specified "never" for fields.billing_details.${field} when creating the payment Element`,
  );
});
