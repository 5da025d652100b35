import { z } from "zod";
import type { Context } from "./context";
import { requireCustomer } from "./customers";
import { noSuch, unexpectedState } from "./errors";
import { emitIntentEvent } from "./events";
import { newId, nowInSeconds } from "./ids";
import { intentObject } from "./intent-object";
import { assertChargeable, currency } from "./money";
import {
  clearableText,
  expand,
  flag,
  integer,
  listParams,
  mergeMetadata,
  metadata,
  webAddress,
} from "./params";
import { findPaymentMethod } from "./payment-methods";
import type { IntentRecord } from "./records";

const optionalText = clearableText.optional();
const futureUse = z.enum(["off_session", "on_session"]).optional();

export const createIntentParams = z.strictObject({
  amount: integer,
  currency,
  automatic_payment_methods: z
    .strictObject({
      enabled: flag,
      allow_redirects: z.enum(["always", "never"]).default("always"),
    })
    .optional(),
  allowed_payment_method_types: z.array(z.literal("card")).optional(),
  capture_method: z.enum(["automatic", "automatic_async"]).optional(),
  confirm: flag.optional(),
  customer: z.string().optional(),
  description: optionalText,
  metadata,
  payment_method: z.string().optional(),
  receipt_email: optionalText,
  return_url: webAddress.optional(),
  setup_future_usage: futureUse,
  statement_descriptor_suffix: optionalText,
  expand,
});

export const updateIntentParams = z.strictObject({
  amount: integer.optional(),
  currency: currency.optional(),
  customer: z.string().optional(),
  description: optionalText,
  metadata,
  payment_method: z.string().optional(),
  receipt_email: optionalText,
  setup_future_usage: futureUse,
  statement_descriptor_suffix: optionalText,
  expand,
});

export const cancelIntentParams = z.strictObject({
  cancellation_reason: z
    .enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"])
    .optional(),
  expand,
});

export const listIntentsParams = z.strictObject({ ...listParams, customer: z.string().optional() });

export function requireIntent(ctx: Context, id: string): IntentRecord {
  const intent = ctx.store.intents.find(id);
  if (!intent) throw noSuch("payment_intent", id, "intent");
  return intent;
}

export function createIntent(
  ctx: Context,
  params: z.infer<typeof createIntentParams>,
): IntentRecord {
  assertChargeable(params.amount, params.currency);
  if (params.customer) requireCustomer(ctx, params.customer, 400);
  const method = params.payment_method && findPaymentMethod(ctx, params.payment_method);
  const id = newId("pi");
  const intent = ctx.store.intents.insert({
    id,
    created: nowInSeconds(),
    clientSecret: newId(`${id}_secret`),
    amount: params.amount,
    currency: params.currency,
    status: method ? "requires_confirmation" : "requires_payment_method",
    allowRedirects: params.automatic_payment_methods?.allow_redirects ?? "always",
    customer: params.customer ?? null,
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    receiptEmail: params.receipt_email ?? null,
    setupFutureUsage: params.setup_future_usage ?? null,
    statementDescriptorSuffix: params.statement_descriptor_suffix ?? null,
    paymentMethod: method ? method.id : null,
    returnUrl: null,
    latestCharge: null,
    lastError: null,
    canceledAt: null,
    cancellationReason: null,
  });
  emitIntentEvent(ctx, "payment_intent.created", intentObject(ctx, id));
  return intent;
}

export function updateIntent(
  ctx: Context,
  intent: IntentRecord,
  params: z.infer<typeof updateIntentParams>,
): IntentRecord {
  const changesCharge =
    params.amount !== undefined || params.currency !== undefined || params.payment_method;
  if (changesCharge && ["processing", "succeeded", "canceled"].includes(intent.status)) {
    throw unexpectedState(
      `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
      intentObject(ctx, intent.id),
    );
  }
  const { amount = intent.amount, currency = intent.currency } = params;
  assertChargeable(amount, currency);
  if (params.customer) requireCustomer(ctx, params.customer, 400);
  const method = params.payment_method && findPaymentMethod(ctx, params.payment_method);
  return ctx.store.intents.update({
    ...intent,
    amount,
    currency,
    customer: params.customer ?? intent.customer,
    description: given(params.description, intent.description),
    metadata: mergeMetadata(intent.metadata, params.metadata),
    receiptEmail: given(params.receipt_email, intent.receiptEmail),
    setupFutureUsage: params.setup_future_usage ?? intent.setupFutureUsage,
    statementDescriptorSuffix: given(
      params.statement_descriptor_suffix,
      intent.statementDescriptorSuffix,
    ),
    ...(method && { paymentMethod: method.id, status: "requires_confirmation" as const }),
  });
}

/** Unlike `??`, lets a given null clear the current value. */
function given<T>(change: T | undefined, current: T): T {
  return change === undefined ? current : change;
}

export function cancelIntent(
  ctx: Context,
  intent: IntentRecord,
  params: z.infer<typeof cancelIntentParams>,
): IntentRecord {
  if (["processing", "succeeded", "canceled"].includes(intent.status)) {
    throw unexpectedState(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}.`,
      intentObject(ctx, intent.id),
    );
  }
  const canceled = ctx.store.intents.update({
    ...intent,
    status: "canceled",
    canceledAt: nowInSeconds(),
    cancellationReason: params.cancellation_reason ?? null,
  });
  emitIntentEvent(ctx, "payment_intent.canceled", intentObject(ctx, intent.id));
  return canceled;
}
