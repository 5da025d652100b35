import { fileURLToPath } from "node:url";
import { Ajv, type ValidateFunction } from "ajv";
import type Stripe from "stripe";
import { buildGenerator, getProgramFromFiles } from "typescript-json-schema";
import { z } from "zod";

/** @public Every kind of object that the sandbox answers, by its `object` field; read as a schema below. */
export type ProviderObjects = {
  balance_transaction: Stripe.BalanceTransaction;
  charge: Stripe.Charge;
  dispute: Stripe.Dispute;
  event: Stripe.Event;
  "radar.early_fraud_warning": Stripe.Radar.EarlyFraudWarning;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  payout: Stripe.Payout;
  refund: Stripe.Refund;
  webhook_endpoint: Stripe.WebhookEndpoint;
};

const schema = z.object({
  definitions: z.record(z.string(), z.unknown()),
  properties: z.record(z.string(), z.object({ $ref: z.string() })),
});

/** The declarations of these objects in the `stripe` package, as one JSON schema. */
export function readProviderTypes(): z.infer<typeof schema> {
  const program = getProgramFromFiles([fileURLToPath(import.meta.url)], {
    module: "esnext",
    moduleResolution: "bundler",
    target: "es2022",
    strict: true,
    skipLibCheck: true,
    types: ["node"],
  });
  const generator = buildGenerator(program, {
    required: true,
    noExtraProps: true,
    strictNullChecks: true,
    ignoreErrors: true,
  });
  const generated = JSON.stringify(generator?.getSchemaForSymbol("ProviderObjects"));
  // The generator writes `never` as an empty `anyOf`, which is not a valid schema.
  return schema.parse(JSON.parse(generated.replaceAll('"anyOf":[]', '"not":{}')));
}

/** Returns a function that lists what is wrong with a provider's object, one line per fault. */
export function checkerOf({ definitions, properties }: z.infer<typeof schema>) {
  const ajv = new Ajv({ strict: false });
  ajv.addSchema({ $id: "provider", definitions });
  const checks = new Map<string, ValidateFunction>();
  return (value: { object: string }): string[] => {
    const reference = properties[value.object];
    if (!reference) return [`The provider has no object called ${value.object}`];
    const check = checks.get(value.object) ?? ajv.compile({ $ref: `provider${reference.$ref}` });
    checks.set(value.object, check);
    check(JSON.parse(JSON.stringify(value)));
    return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
}
