import type Stripe from "stripe";
import { z } from "zod";
import { chargeObject } from "./charges";
import type { Context } from "./context";
import { balanceTransactions, disputeObject } from "./dispute-object";
import { invalidRequest, noSuch } from "./errors";
import { Expansion, expandable } from "./expansion";
import { newId, nowInSeconds } from "./ids";
import { type Movement, movement } from "./movement";
import { listParams } from "./params";
import { payoutObject } from "./payout-object";
import type { ChargeRecord, PayoutRecord, RefundRecord } from "./records";
import { refundObject } from "./refunds";

export const listTransactionsParams = z.strictObject({
  ...listParams,
  payout: z.string().optional(),
  type: z.string().optional(),
});
type ListParams = z.infer<typeof listTransactionsParams>;

/** The provider's fee in pence, plus a share that is higher for cards from abroad. */
const FIXED_FEE = 20;
const SHARES: Record<string, number> = { GB: 0.015 };
const SHARE_ABROAD = 0.025;

/** A page of the balance's transactions, newest first, as the provider lists them. */
export function listTransactions(ctx: Context, params: ListParams, expand: Expansion) {
  const { limit, starting_after: after, payout, type } = params;
  const among = payout === undefined ? null : membersOf(ctx, payout);
  const all = movements(ctx, params.created).filter(
    (each) => (!among || among.includes(each.id)) && (!type || each.type === type),
  );
  const begins = after === undefined ? 0 : all.findIndex(({ id }) => id === after) + 1;
  if (after !== undefined && begins === 0) throw noSuch("object", after, "starting_after", 400);
  const inner = expand.below("data") ?? new Expansion();
  const data = all.slice(begins, begins + limit).map((each) => ({
    ...each,
    source: expandable(inner, "source", String(each.source), (id, below) =>
      sourceObject(ctx, id, below),
    ),
  }));
  const has_more = all.length > begins + limit;
  return { object: "list", data, has_more, url: "/v1/balance_transactions" };
}

/** Sends everything that has not been paid out yet to the bank. */
export function createPayout(ctx: Context): Stripe.Payout {
  const paidOut = new Set(ctx.store.payouts.all().flatMap(({ transactions }) => transactions));
  const left = movements(ctx).filter(({ id }) => !paidOut.has(id));
  const amount = left.reduce((sum, { net }) => sum + net, 0);
  if (amount < 1) throw invalidRequest("There is nothing to pay out.");
  const balanceTransaction = newId("txn");
  const { id } = ctx.store.payouts.insert({
    id: newId("po"),
    created: nowInSeconds(),
    amount,
    currency: "gbp",
    balanceTransaction,
    failureBalanceTransaction: null,
    transactions: [...left.map((each) => each.id), balanceTransaction],
  });
  return payoutObject(ctx, id);
}

/** The bank refused the payout, so the money returns to the balance. */
export function failPayout(ctx: Context, id: string): Stripe.Payout {
  const payout = ctx.store.payouts.get(id);
  ctx.store.payouts.update({ ...payout, failureBalanceTransaction: newId("txn") });
  return payoutObject(ctx, id);
}

function membersOf(ctx: Context, payout: string): string[] {
  const found = ctx.store.payouts.find(payout);
  if (!found) throw noSuch("payout", payout, "payout", 400);
  return found.transactions;
}

function movements(ctx: Context, created?: { gte: number }): Movement[] {
  const { charges, refunds, disputes, payouts } = ctx.store;
  return [
    ...charges.all({ equals: { status: "succeeded" }, created }).map((it) => ofCharge(ctx, it)),
    ...refunds.all({ created }).flatMap(ofRefund),
    ...disputes.all({ created }).flatMap(balanceTransactions),
    ...payouts.all({ created }).flatMap(ofPayout),
  ].sort((one, other) => other.created - one.created || (other.id < one.id ? -1 : 1));
}

function ofCharge(ctx: Context, charge: ChargeRecord): Movement {
  const { country } = ctx.store.paymentMethods.get(charge.paymentMethod);
  const fee = Math.round(charge.amount * (SHARES[country] ?? SHARE_ABROAD)) + FIXED_FEE;
  return movement(charge, {
    id: charge.balanceTransaction,
    type: "charge",
    amount: charge.amount,
    fee: { amount: fee, description: "Stripe processing fees" },
  });
}

function ofRefund(refund: RefundRecord): Movement[] {
  const { amount, balanceTransaction, failureBalanceTransaction: back } = refund;
  const sent = movement(refund, { id: balanceTransaction, type: "refund", amount: -amount });
  return back ? [sent, movement(refund, { id: back, type: "refund_failure", amount })] : [sent];
}

function ofPayout(payout: PayoutRecord): Movement[] {
  const { amount, balanceTransaction, failureBalanceTransaction: back } = payout;
  const sent = movement(payout, { id: balanceTransaction, type: "payout", amount: -amount });
  if (!back) return [sent];
  const category = "payout_reversal";
  return [sent, movement(payout, { id: back, type: "payout_failure", category, amount })];
}

function sourceObject(ctx: Context, id: string, expand: Expansion) {
  if (id.startsWith("ch_")) return chargeObject(ctx, id, expand);
  if (id.startsWith("re_")) return refundObject(ctx, id, expand);
  if (id.startsWith("po_")) return payoutObject(ctx, id);
  return disputeObject(ctx, id, expand);
}
