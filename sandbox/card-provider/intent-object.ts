import type Stripe from "stripe";
import { chargeObject } from "./charges";
import type { Context } from "./context";
import { Expansion, expandable } from "./expansion";
import { paymentMethodObject } from "./payment-methods";
import type { IntentRecord } from "./records";

export function intentObject(
  ctx: Context,
  id: string,
  expand: Expansion = new Expansion(),
): Stripe.PaymentIntent {
  const intent = ctx.store.intents.get(id);
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: intent.amount,
    amount_capturable: 0,
    amount_details: { tip: {} },
    amount_received: intent.status === "succeeded" ? intent.amount : 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: { allow_redirects: "always", enabled: true },
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: "automatic_async",
    client_secret: intent.clientSecret,
    confirmation_method: "automatic",
    created: intent.created,
    currency: intent.currency,
    customer: null,
    customer_account: null,
    description: intent.description,
    excluded_payment_method_types: null,
    last_payment_error: lastPaymentError(ctx, intent),
    latest_charge: expandable(expand, "latest_charge", intent.latestCharge, (id, inner) =>
      chargeObject(ctx, id, inner),
    ),
    livemode: false,
    managed_payments: null,
    metadata: intent.metadata,
    next_action: nextAction(ctx, intent),
    on_behalf_of: null,
    payment_method: expandable(expand, "payment_method", intent.paymentMethod, (id) =>
      paymentMethodObject(ctx, id),
    ),
    payment_method_configuration_details: null,
    payment_method_options: {
      card: {
        installments: null,
        mandate_options: null,
        network: null,
        request_three_d_secure: "automatic",
      },
    },
    payment_method_types: ["card"],
    payment_record: null,
    processing: intent.status === "processing" ? { type: "card", card: {} } : null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function lastPaymentError(
  ctx: Context,
  { lastError }: IntentRecord,
): Stripe.PaymentIntent.LastPaymentError | null {
  if (!lastError) return null;
  return {
    ...(lastError.charge !== null && { charge: lastError.charge }),
    code: lastError.code,
    ...(lastError.declineCode !== null && { decline_code: lastError.declineCode }),
    doc_url: `https://docs.stripe.com/error-codes#${lastError.code.replaceAll("_", "-")}`,
    message: lastError.message,
    payment_method: paymentMethodObject(ctx, lastError.paymentMethod),
    type: lastError.charge === null ? "invalid_request_error" : "card_error",
  };
}

function nextAction(ctx: Context, intent: IntentRecord): Stripe.PaymentIntent.NextAction | null {
  if (intent.status !== "requires_action") return null;
  const secret = new URLSearchParams({ client_secret: intent.clientSecret });
  const url = `${ctx.origin}/3ds/${intent.id}?${secret}`;
  if (intent.asksInFrame) {
    const use_stripe_sdk = { type: "three_d_secure_redirect", stripe_js: url };
    return { type: "use_stripe_sdk", use_stripe_sdk };
  }
  return { type: "redirect_to_url", redirect_to_url: { return_url: intent.returnUrl, url } };
}
