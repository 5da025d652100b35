import type Stripe from "stripe";
import type { Context } from "./context";
import { Expansion, expandable } from "./expansion";
import { newId, nowInSeconds } from "./ids";
import { intentObject } from "./intent-object";
import { billingDetails, cardChecks } from "./payment-methods";
import type { ChargeRecord, Failure, IntentRecord, PaymentMethodRecord } from "./records";
import { refundObject } from "./refunds";

type Attempt = {
  status: ChargeRecord["status"];
  failure: Failure | null;
  authenticated: boolean;
};

export function createCharge(
  ctx: Context,
  intent: IntentRecord,
  method: PaymentMethodRecord,
  attempt: Attempt,
): ChargeRecord {
  return ctx.store.charges.insert({
    id: newId("ch"),
    created: nowInSeconds(),
    paymentIntent: intent.id,
    amount: intent.amount,
    currency: intent.currency,
    description: intent.description,
    metadata: intent.metadata,
    paymentMethod: method.id,
    balanceTransaction: newId("txn"),
    ...attempt,
  });
}

/** The refunded amount of a charge, or of an intent's one successful charge. */
export function refundedAmount(
  ctx: Context,
  of: { charge: string } | { paymentIntent: string },
): number {
  return ctx.store.refunds
    .all({ equals: of })
    .filter((refund) => refund.failureBalanceTransaction === null)
    .reduce((sum, refund) => sum + refund.amount, 0);
}

export function chargeObject(
  ctx: Context,
  id: string,
  expand: Expansion = new Expansion(),
): Stripe.Charge {
  const charge = ctx.store.charges.get(id);
  const method = ctx.store.paymentMethods.get(charge.paymentMethod);
  const refunded = refundedAmount(ctx, { charge: id });
  const paid = charge.status === "succeeded";
  const object: Stripe.Charge = {
    id,
    object: "charge",
    amount: charge.amount,
    amount_captured: paid ? charge.amount : 0,
    amount_refunded: refunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: paid ? charge.balanceTransaction : null,
    billing_details: billingDetails(method),
    calculated_statement_descriptor: "SANDBOX",
    captured: paid,
    created: charge.created,
    currency: charge.currency,
    customer: null,
    description: charge.description,
    disputed: ctx.store.disputes.all({ equals: { charge: id } }).length > 0,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: outcomeOf(charge),
    paid,
    payment_intent: expandable(expand, "payment_intent", charge.paymentIntent, (id, inner) =>
      intentObject(ctx, id, inner),
    ),
    payment_method: charge.paymentMethod,
    payment_method_details: { type: "card", card: cardDetails(charge, method) },
    radar_options: {},
    receipt_email: null,
    receipt_number: null,
    receipt_url: paid ? `${ctx.origin}/#${charge.paymentIntent}` : null,
    refunded: refunded === charge.amount,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: charge.status,
    transfer_data: null,
    transfer_group: null,
  };
  return expand.below("refunds") ? { ...object, refunds: refundsOf(ctx, id) } : object;
}

function refundsOf(ctx: Context, charge: string): Stripe.ApiList<Stripe.Refund> {
  const { records, hasMore } = ctx.store.refunds.page({ equals: { charge } }, { limit: 10 });
  return {
    object: "list",
    data: records.map((refund) => refundObject(ctx, refund.id)),
    has_more: hasMore,
    url: `/v1/charges/${charge}/refunds`,
  };
}

function outcomeOf({ status, failure }: ChargeRecord): Stripe.Charge.Outcome {
  const network = { advice_code: null, network_advice_code: null, network_decline_code: null };
  if (!failure) {
    return {
      ...network,
      network_status: "approved_by_network",
      reason: null,
      risk_level: "normal",
      risk_score: 12,
      seller_message: status === "pending" ? null : "Payment complete.",
      type: "authorized",
    };
  }
  return {
    ...network,
    network_status: "declined_by_network",
    reason: failure.declineCode ?? failure.code,
    risk_level: "normal",
    risk_score: 12,
    seller_message: "The bank declined the payment.",
    type: "issuer_declined",
  };
}

function cardDetails(
  charge: ChargeRecord,
  method: PaymentMethodRecord,
): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: charge.failure ? null : charge.amount,
    authorization_code: charge.failure ? null : "123456",
    brand: method.brand,
    checks: cardChecks,
    country: method.country,
    electronic_commerce_indicator: charge.authenticated ? "05" : null,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    funding: "credit",
    installments: null,
    last4: method.last4,
    mandate: null,
    network: method.brand,
    network_token: { used: false },
    network_transaction_id: null,
    regulated_status: "unregulated",
    three_d_secure: charge.authenticated ? authenticated : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const authenticated: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: "challenge",
  electronic_commerce_indicator: "05",
  exemption_indicator: null,
  result: "authenticated",
  result_reason: null,
  transaction_id: null,
  version: "2.2.0",
};
