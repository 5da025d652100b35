import type Stripe from "stripe";
import { z } from "zod";
import type { Context } from "./context";
import { noSuch } from "./errors";
import { newId, nowInSeconds } from "./ids";
import { expand, listParams, mergeMetadata, metadata } from "./params";

const text = z.string().max(512).optional();

export const createCustomerParams = z.strictObject({
  email: text,
  name: text,
  phone: text,
  description: text,
  metadata,
  expand,
});

export const listCustomersParams = z.strictObject({ ...listParams, email: text });

export function createCustomer(
  ctx: Context,
  params: z.infer<typeof createCustomerParams>,
): Stripe.Customer {
  const { id } = ctx.store.customers.insert({
    id: newId("cus"),
    created: nowInSeconds(),
    email: params.email ?? null,
    name: params.name ?? null,
    phone: params.phone ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
  });
  return customerObject(ctx, id);
}

export function requireCustomer(ctx: Context, id: string, status = 404): Stripe.Customer {
  if (!ctx.store.customers.has(id)) throw noSuch("customer", id, "customer", status);
  return customerObject(ctx, id);
}

export function customerObject(ctx: Context, id: string): Stripe.Customer {
  const { created, email, name, phone, description, metadata } = ctx.store.customers.get(id);
  return {
    id,
    object: "customer",
    address: null,
    balance: 0,
    created,
    currency: null,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description,
    discount: null,
    email,
    invoice_prefix: id.slice(-8).toUpperCase(),
    invoice_settings: {
      custom_fields: null,
      default_payment_method: null,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata,
    name,
    next_invoice_sequence: 1,
    phone,
    preferred_locales: [],
    shipping: null,
    tax_exempt: "none",
    test_clock: null,
  };
}
