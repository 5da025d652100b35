import type Stripe from "stripe";
import type { Context } from "./context";

export function payoutObject(ctx: Context, id: string): Stripe.Payout {
  const payout = ctx.store.payouts.get(id);
  const isFailed = payout.failureBalanceTransaction !== null;
  return {
    id,
    object: "payout",
    amount: payout.amount,
    application_fee: null,
    application_fee_amount: null,
    arrival_date: payout.created,
    automatic: true,
    balance_transaction: payout.balanceTransaction,
    created: payout.created,
    currency: payout.currency,
    description: "STRIPE PAYOUT",
    destination: "ba_sandbox",
    failure_balance_transaction: payout.failureBalanceTransaction,
    failure_code: isFailed ? "account_closed" : null,
    failure_message: isFailed ? "The bank account has been closed." : null,
    livemode: false,
    metadata: {},
    method: "standard",
    original_payout: null,
    payout_method: null,
    reconciliation_status: "completed",
    reversed_by: null,
    source_type: "card",
    statement_descriptor: null,
    status: isFailed ? "failed" : "paid",
    trace_id: null,
    type: "bank_account",
  };
}
