import type Stripe from "stripe";
import { chargeObject } from "./charges";
import type { Context } from "./context";
import { Expansion, expandable } from "./expansion";
import { intentObject } from "./intent-object";
import { type Movement, movement } from "./movement";
import type { DisputeRecord } from "./records";

const FEE = 2000;
const SECONDS_TO_ANSWER = 9 * 24 * 60 * 60;

export function disputeObject(
  ctx: Context,
  id: string,
  expand: Expansion = new Expansion(),
): Stripe.Dispute {
  const dispute = ctx.store.disputes.get(id);
  const method = ctx.store.paymentMethods.get(ctx.store.charges.get(dispute.charge).paymentMethod);
  return {
    id,
    object: "dispute",
    amount: dispute.amount,
    balance_transactions: balanceTransactions(dispute),
    charge: expandable(expand, "charge", dispute.charge, (id, inner) =>
      chargeObject(ctx, id, inner),
    ),
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: noEvidence,
    evidence_details: {
      due_by: dispute.created + SECONDS_TO_ANSWER,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: "not_submitted",
    },
    intended_submission_method: null,
    is_charge_refundable: ["warning_needs_response", "warning_under_review"].includes(
      dispute.status,
    ),
    livemode: false,
    metadata: {},
    payment_intent: expandable(expand, "payment_intent", dispute.paymentIntent, (id, inner) =>
      intentObject(ctx, id, inner),
    ),
    payment_method_details: {
      card: {
        brand: method.brand,
        case_type: dispute.caseType,
        network: method.brand,
        network_reason_code: "10.4",
      },
      type: "card",
    },
    reason: "fraudulent",
    status: dispute.status,
  };
}

export function balanceTransactions(dispute: DisputeRecord): Movement[] {
  const { amount, charge, withdrawal, reinstatement } = dispute;
  if (withdrawal === null) return [];
  const taken = movement(
    { ...dispute, description: `Chargeback withdrawal for ${charge}` },
    {
      id: withdrawal,
      type: "adjustment",
      category: "dispute",
      amount: -amount,
      fee: { amount: FEE, description: "Dispute fee" },
    },
  );
  if (reinstatement === null) return [taken];
  const back = movement(
    { ...dispute, description: `Chargeback reversal for ${charge}` },
    { id: reinstatement, type: "adjustment", category: "dispute_reversal", amount },
  );
  return [taken, back];
}

const noEvidence: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
