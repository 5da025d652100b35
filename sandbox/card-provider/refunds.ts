import type Stripe from "stripe";
import { z } from "zod";
import { chargeObject, refundedAmount } from "./charges";
import type { Context } from "./context";
import { hasTakenMoney } from "./disputes";
import { invalidRequest, noSuch } from "./errors";
import { emit } from "./events";
import { Expansion, expandable } from "./expansion";
import { newId, nowInSeconds } from "./ids";
import { intentObject } from "./intent-object";
import { expand, integer, listParams, mergeMetadata, metadata } from "./params";
import type { ChargeRecord, RefundRecord } from "./records";

export const createRefundParams = z.strictObject({
  payment_intent: z.string(),
  amount: integer.optional(),
  reason: z.enum(["duplicate", "fraudulent", "requested_by_customer"]).optional(),
  metadata,
  expand,
});
type CreateRefundParams = z.infer<typeof createRefundParams>;

export const listRefundsParams = z.strictObject({
  ...listParams,
  payment_intent: z.string().optional(),
});

export function createRefund(
  ctx: Context,
  params: CreateRefundParams,
  expand: Expansion = new Expansion(),
): Stripe.Refund {
  const charge = refundableCharge(ctx, params);
  const refundedBefore = refundedAmount(ctx, { charge: charge.id });
  const left = charge.amount - refundedBefore;
  const wanted = params.amount ?? left;
  assertRefundable(ctx, charge, wanted, left);
  const { id } = ctx.store.refunds.insert({
    id: newId("re"),
    created: nowInSeconds(),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount: wanted,
    currency: charge.currency,
    reason: params.reason ?? null,
    metadata: mergeMetadata({}, params.metadata),
    progress: isSlow(ctx, charge) ? "pending" : "succeeded",
    balanceTransaction: newId("txn"),
    failureBalanceTransaction: null,
    failureReason: "unknown",
  });
  const after = chargeObject(ctx, charge.id);
  emit(ctx, "refund.created", refundObject(ctx, id));
  emit(ctx, "charge.refunded", after, {
    amount_refunded: refundedBefore,
    ...(after.refunded && { refunded: false }),
  });
  return refundObject(ctx, id, expand);
}

function isSlow(ctx: Context, { paymentMethod }: ChargeRecord): boolean {
  return ctx.store.paymentMethods.get(paymentMethod).outcome === "refunds_slowly";
}

/** Moves a refund on that was not sent at once. */
export function moveRefund(
  ctx: Context,
  refund: RefundRecord,
  progress: "requires_action" | "succeeded",
) {
  const status = statusOf(refund);
  if (status !== "pending" && status !== "requires_action") {
    throw invalidRequest(`Refund ${refund.id} has been ${status} already.`);
  }
  ctx.store.refunds.update({ ...refund, progress });
  emit(ctx, "refund.updated", refundObject(ctx, refund.id), { status });
}

/** Days later, the buyer's bank could not take the money: the charge no longer counts as refunded. */
export function failRefund(ctx: Context, refund: RefundRecord) {
  takeBack(ctx, refund, "unknown");
  emit(ctx, "refund.failed", refundObject(ctx, refund.id));
}

/** The merchant may cancel on the provider's page while the money is still on its way. */
export function cancelRefund(ctx: Context, refund: RefundRecord) {
  takeBack(ctx, refund, "merchant_request");
}

function takeBack(
  ctx: Context,
  refund: RefundRecord,
  failureReason: RefundRecord["failureReason"],
) {
  if (refund.failureBalanceTransaction !== null) {
    throw invalidRequest(`The money of refund ${refund.id} has come back already.`);
  }
  ctx.store.refunds.update({ ...refund, failureBalanceTransaction: newId("txn"), failureReason });
  emit(ctx, "refund.updated", refundObject(ctx, refund.id), { status: refund.progress });
}

function refundableCharge(ctx: Context, params: CreateRefundParams): ChargeRecord {
  const intent = ctx.store.intents.find(params.payment_intent);
  if (!intent) throw noSuch("payment_intent", params.payment_intent, "payment_intent");
  const charge =
    intent.latestCharge === null ? undefined : ctx.store.charges.get(intent.latestCharge);
  if (charge) return charge;
  throw invalidRequest("This PaymentIntent has no successful charge to refund.", {
    param: "payment_intent",
  });
}

function assertRefundable(ctx: Context, charge: ChargeRecord, wanted: number, left: number) {
  if (charge.status !== "succeeded") {
    throw invalidRequest(`Charge ${charge.id} did not succeed and cannot be refunded.`);
  }
  const disputes = ctx.store.disputes.all({ equals: { charge: charge.id } });
  if (disputes.some(hasTakenMoney)) {
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  }
  if (left === 0) {
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  }
  if (wanted < 1) {
    throw invalidRequest("This value must be greater than or equal to 1.", {
      code: "parameter_invalid_integer",
      param: "amount",
    });
  }
  if (wanted > left) {
    throw invalidRequest(
      `Refund amount (${wanted}) is greater than unrefunded amount on charge (${left})`,
      { param: "amount" },
    );
  }
}

export function refundObject(
  ctx: Context,
  id: string,
  expand: Expansion = new Expansion(),
): Stripe.Refund {
  const refund = ctx.store.refunds.get(id);
  const charge = ctx.store.charges.get(refund.charge);
  const failure = refund.failureBalanceTransaction;
  return {
    id,
    object: "refund",
    amount: refund.amount,
    balance_transaction: refund.balanceTransaction,
    charge: expandable(expand, "charge", refund.charge, (id, inner) =>
      chargeObject(ctx, id, inner),
    ),
    created: refund.created,
    currency: refund.currency,
    customer: null,
    customer_account: null,
    destination_details: {
      card: {
        reference_status: "pending",
        reference_type: "acquirer_reference_number",
        type: "refund",
      },
      type: "card",
    },
    metadata: refund.metadata,
    payment_intent: expandable(expand, "payment_intent", refund.paymentIntent, (id, inner) =>
      intentObject(ctx, id, inner),
    ),
    payment_method: charge.paymentMethod,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: statusOf(refund),
    transfer_reversal: null,
    ...(statusOf(refund) === "pending" && { pending_reason: "processing" }),
    ...(statusOf(refund) === "requires_action" && { next_action: { type: "display_details" } }),
    ...(failure !== null && {
      failure_balance_transaction: failure,
      failure_reason: refund.failureReason,
    }),
  };
}

function statusOf(refund: RefundRecord): string {
  if (refund.failureBalanceTransaction === null) return refund.progress;
  return refund.failureReason === "merchant_request" ? "canceled" : "failed";
}
