import { CARD_FAILED } from "./rules";

export const FRAUD_WARNING = "radar.early_fraud_warning.created";

/** The events that can change an order. The README lists them for setting up the webhook. */
export const HANDLED = [
  "payment_intent.succeeded",
  "payment_intent.processing",
  CARD_FAILED,
  "payment_intent.canceled",
  "charge.refunded",
  "refund.created",
  // The only event for a cancelled refund.
  "refund.updated",
  "refund.failed",
  "charge.dispute.created",
  "charge.dispute.updated",
  "charge.dispute.closed",
  FRAUD_WARNING,
];

/** The permissions that a restricted key needs, by the provider's names. The README lists them in words. */
export const PERMISSIONS = [
  { resource: "PaymentIntents", permission: "rak_payment_intent_write" },
  { resource: "Charges and Refunds", permission: "rak_charge_write" },
  { resource: "Disputes", permission: "rak_dispute_read" },
  { resource: "Early fraud warnings", permission: "rak_early_fraud_warning_read" },
  { resource: "Events", permission: "rak_event_read" },
  { resource: "Balance transaction sources", permission: "rak_balance_transaction_source_read" },
  { resource: "Payouts", permission: "rak_payout_read" },
];
