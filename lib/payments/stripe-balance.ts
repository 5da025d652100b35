import type Stripe from "stripe";
import { toSeconds } from "@/lib/text/dates";
import { stripe } from "./stripe-client";

type Page = { since: Date } | { payout: string };

/** Expands the source of each transaction, because it names the payment. */
export async function* listBalanceTransactions(page: Page) {
  const which = "since" in page ? { created: { gte: toSeconds(page.since) } } : page;
  const params = { ...which, expand: ["data.source"], limit: 100 };
  for await (const transaction of stripe().balanceTransactions.list(params)) {
    yield toRow(transaction);
  }
}

export async function* listPayouts(since: Date) {
  const params = { created: { gte: toSeconds(since) }, limit: 100 };
  for await (const payout of stripe().payouts.list(params)) {
    const { id, currency, amount, status, automatic, created, arrival_date } = payout;
    yield {
      id,
      livemode: payout.livemode,
      currency,
      amountPence: amount,
      status,
      isAutomatic: automatic,
      createdAt: toDate(created),
      arrivesAt: toDate(arrival_date),
      isReconciled: automatic && payout.reconciliation_status === "completed",
    };
  }
}

function toRow(transaction: Stripe.BalanceTransaction) {
  const { id, type, description, currency, amount, fee, net, source } = transaction;
  return {
    id,
    type,
    category: transaction.reporting_category,
    description,
    currency,
    amountPence: amount,
    feePence: fee,
    fees: transaction.fee_details.map((each) => ({
      type: each.type,
      description: each.description,
      amount: each.amount,
    })),
    netPence: net,
    sourceId: typeof source === "string" ? source : (source?.id ?? null),
    paymentIntentId: paymentOf(source),
    createdAt: toDate(transaction.created),
    availableAt: toDate(transaction.available_on),
  };
}

/** Null for payouts and the account's own fees, which belong to no payment. */
function paymentOf(source: Stripe.BalanceTransaction["source"]): string | null {
  if (source === null || typeof source === "string" || !("payment_intent" in source)) return null;
  const { payment_intent: intent } = source;
  return typeof intent === "string" ? intent : (intent?.id ?? null);
}

function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
