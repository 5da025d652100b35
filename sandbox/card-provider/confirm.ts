import { z } from "zod";
import { chargeObject, createCharge } from "./charges";
import type { Context } from "./context";
import { authenticationFailure, declineOf } from "./declines";
import { openDispute } from "./disputes";
import { ApiError, invalidRequest, unexpectedState } from "./errors";
import { emit } from "./events";
import { intentObject } from "./intent-object";
import { expand, flag, webAddress } from "./params";
import { createPaymentMethod, findPaymentMethod, paymentMethodData } from "./payment-methods";
import type { Failure, IntentRecord, PaymentMethodRecord } from "./records";

export const confirmIntentParams = z.strictObject({
  payment_method: z.string().optional(),
  payment_method_data: paymentMethodData.optional(),
  return_url: webAddress.optional(),
  use_stripe_sdk: flag.optional(),
  expand,
});
type ConfirmParams = z.infer<typeof confirmIntentParams>;

/** Tries the card. If it is declined, returns the error to answer with, which is also kept on the intent. */
export function confirmIntent(
  ctx: Context,
  intent: IntentRecord,
  params: ConfirmParams,
): ApiError | undefined {
  if (["processing", "succeeded", "canceled"].includes(intent.status)) {
    throw unexpectedState(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      intentObject(ctx, intent.id),
    );
  }
  if (!params.return_url) {
    throw invalidRequest(
      "A `return_url` is needed because this PaymentIntent allows payment methods that redirect.",
      { param: "return_url" },
    );
  }
  const method = chosenMethod(ctx, intent, params);
  const confirmed = ctx.store.intents.update({
    ...intent,
    paymentMethod: method.id,
    returnUrl: params.return_url,
    asksInFrame: params.use_stripe_sdk === true && method.outcome !== "redirects",
    lastError: null,
  });
  if (method.outcome === "needs_authentication" || method.outcome === "redirects") {
    ctx.store.intents.update({ ...confirmed, status: "requires_action" });
    emit(ctx, "payment_intent.requires_action", intentObject(ctx, intent.id));
    return undefined;
  }
  return charge(ctx, confirmed, method);
}

function chosenMethod(
  ctx: Context,
  intent: IntentRecord,
  params: ConfirmParams,
): PaymentMethodRecord {
  if (params.payment_method && params.payment_method_data) {
    throw invalidRequest("Give either payment_method or payment_method_data.", {
      code: "parameters_exclusive",
      param: "payment_method",
    });
  }
  if (params.payment_method_data) return createPaymentMethod(ctx, params.payment_method_data);
  if (params.payment_method) return findPaymentMethod(ctx, params.payment_method);
  throw unexpectedState(
    "You cannot confirm this PaymentIntent because it's missing a payment method.",
    intentObject(ctx, intent.id),
  );
}

function charge(
  ctx: Context,
  intent: IntentRecord,
  method: PaymentMethodRecord,
): ApiError | undefined {
  const failure = declineOf(method.outcome);
  if (failure) return decline(ctx, intent, method, failure);
  if (method.outcome === "stays_processing") startProcessing(ctx, intent, method);
  else succeed(ctx, intent, method, false);
  return undefined;
}

function succeed(
  ctx: Context,
  intent: IntentRecord,
  method: PaymentMethodRecord,
  authenticated: boolean,
) {
  const { id } = createCharge(ctx, intent, method, {
    status: "succeeded",
    failure: null,
    authenticated,
  });
  finish(ctx, intent, id);
  if (method.outcome === "disputed") openDispute(ctx, ctx.store.charges.get(id));
}

function finish(ctx: Context, intent: IntentRecord, charge: string) {
  ctx.store.intents.update({ ...intent, status: "succeeded", latestCharge: charge });
  emit(ctx, "charge.succeeded", chargeObject(ctx, charge));
  emit(ctx, "payment_intent.succeeded", intentObject(ctx, intent.id));
}

function startProcessing(ctx: Context, intent: IntentRecord, method: PaymentMethodRecord) {
  const { id } = createCharge(ctx, intent, method, {
    status: "pending",
    failure: null,
    authenticated: false,
  });
  ctx.store.intents.update({ ...intent, status: "processing", latestCharge: id });
  emit(ctx, "charge.pending", chargeObject(ctx, id));
  emit(ctx, "payment_intent.processing", intentObject(ctx, intent.id));
}

function decline(
  ctx: Context,
  intent: IntentRecord,
  method: PaymentMethodRecord,
  failure: Failure,
): ApiError {
  const { id } = createCharge(ctx, intent, method, {
    status: "failed",
    failure,
    authenticated: false,
  });
  return fail(ctx, intent, method.id, failure, id);
}

/** Leaves the intent open for another try with another card. */
function fail(
  ctx: Context,
  intent: IntentRecord,
  paymentMethod: string,
  failure: Failure,
  charge: string | null,
): ApiError {
  ctx.store.intents.update({
    ...intent,
    status: "requires_payment_method",
    paymentMethod: null,
    latestCharge: charge ?? intent.latestCharge,
    lastError: { ...failure, charge, paymentMethod },
  });
  if (charge !== null) emit(ctx, "charge.failed", chargeObject(ctx, charge));
  const object = intentObject(ctx, intent.id);
  emit(ctx, "payment_intent.payment_failed", object);
  const error = object.last_payment_error ?? { type: "card_error" };
  return new ApiError(402, { ...error, payment_intent: object });
}

/** Applies what the buyer chose on the bank's page; a second answer changes nothing. */
export function finishAuthentication(ctx: Context, intent: IntentRecord, approved: boolean) {
  if (intent.status !== "requires_action" || intent.paymentMethod === null) return;
  const method = ctx.store.paymentMethods.get(intent.paymentMethod);
  if (approved) succeed(ctx, intent, method, true);
  else fail(ctx, intent, method.id, authenticationFailure, null);
}

/** Ends a payment that stays in processing. */
export function settle(ctx: Context, intent: IntentRecord, succeeded: boolean) {
  if (intent.status !== "processing" || intent.latestCharge === null) {
    throw invalidRequest(`This payment is not in processing but ${intent.status}.`);
  }
  const charge = ctx.store.charges.get(intent.latestCharge);
  const failure = succeeded ? null : declineOf("generic_decline");
  ctx.store.charges.update({ ...charge, status: succeeded ? "succeeded" : "failed", failure });
  if (failure) fail(ctx, intent, charge.paymentMethod, failure, charge.id);
  else finish(ctx, intent, charge.id);
}
