import { z } from "zod";
import type { Context } from "./context";
import { noSuch, unexpectedState } from "./errors";
import { emit } from "./events";
import { newId, nowInSeconds } from "./ids";
import { intentObject } from "./intent-object";
import { assertChargeable, currency } from "./money";
import { expand, integer, listParams, mergeMetadata, metadata } from "./params";
import type { IntentRecord } from "./records";

export const createIntentParams = z.strictObject({
  amount: integer,
  currency,
  allowed_payment_method_types: z.array(z.literal("card")).optional(),
  description: z.string().max(5000).optional(),
  metadata,
  expand,
});

export const updateIntentParams = z.strictObject({
  metadata,
  expand,
});

export const cancelIntentParams = z.strictObject({
  cancellation_reason: z
    .enum(["abandoned", "duplicate", "fraudulent", "requested_by_customer"])
    .optional(),
  expand,
});

export const listIntentsParams = z.strictObject(listParams);

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
  const id = newId("pi");
  const intent = ctx.store.intents.insert({
    id,
    created: nowInSeconds(),
    clientSecret: newId(`${id}_secret`),
    amount: params.amount,
    currency: params.currency,
    status: "requires_payment_method",
    description: params.description ?? null,
    metadata: mergeMetadata({}, params.metadata),
    paymentMethod: null,
    returnUrl: null,
    asksInFrame: false,
    latestCharge: null,
    lastError: null,
    canceledAt: null,
    cancellationReason: null,
  });
  emit(ctx, "payment_intent.created", intentObject(ctx, id));
  return intent;
}

export function updateIntent(
  ctx: Context,
  intent: IntentRecord,
  params: z.infer<typeof updateIntentParams>,
): IntentRecord {
  const metadata = mergeMetadata(intent.metadata, params.metadata);
  return ctx.store.intents.update({ ...intent, metadata });
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
  emit(ctx, "payment_intent.canceled", intentObject(ctx, intent.id));
  return canceled;
}
