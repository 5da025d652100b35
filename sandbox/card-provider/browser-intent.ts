import type Stripe from "stripe";

/** What a browser that holds only the publishable key and the client secret may see. */
const shown = [
  "id",
  "object",
  "amount",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "status",
] as const;

export type BrowserIntent = Pick<Stripe.PaymentIntent, (typeof shown)[number]>;

export function browserIntent(intent: BrowserIntent): BrowserIntent {
  return Object.fromEntries(shown.map((field) => [field, intent[field]])) as BrowserIntent;
}
