import type Stripe from "stripe";

export type Movement = Stripe.BalanceTransaction;

type Source = { id: string; created: number; currency: string; description?: string | null };

type Moved = {
  id: string;
  type: "charge" | "refund" | "refund_failure" | "payout" | "payout_failure" | "adjustment";
  category?: string;
  amount: number;
  fee?: { amount: number; description: string };
};

/** The balance transaction of a payment, refund, dispute or payout. */
export function movement(source: Source, { id, type, category, amount, fee }: Moved): Movement {
  const { created, currency, description = null } = source;
  return {
    id,
    object: "balance_transaction",
    amount,
    available_on: created,
    balance_type: "payments",
    created,
    currency,
    description,
    exchange_rate: null,
    fee: fee?.amount ?? 0,
    fee_details: fee ? [{ ...fee, application: null, currency, type: "stripe_fee" }] : [],
    net: amount - (fee?.amount ?? 0),
    reporting_category: category ?? type,
    source: source.id,
    status: "available",
    type,
  };
}
