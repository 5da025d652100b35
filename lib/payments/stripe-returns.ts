import type Stripe from "stripe";
import { type DisputeState, type Payment, type Returned, worstDispute } from "./rules";
import { stripe } from "./stripe-client";

type Refunded = Pick<
  Payment,
  "refundedPence" | "pendingRefundPence" | "refunds" | "pendingRefunds" | "failedRefunds"
>;
type Disputed = Pick<
  Payment,
  "dispute" | "disputedPence" | "lostPence" | "losses" | "isInquiry" | "answerBy"
>;

/** The refunds and disputes of a payment, including pending refunds and open disputes. */
export async function readReturns(
  intentId: string,
  charge: Stripe.Charge | null,
): Promise<Refunded & Disputed> {
  return {
    ...sumRefunds(await listRefunds(intentId, charge)),
    ...(charge?.disputed ? await readDispute(intentId, charge) : undisputed),
  };
}

/** Needs a charge with its refunds expanded, which contains only the ten newest. */
async function listRefunds(
  intentId: string,
  charge: Stripe.Charge | null,
): Promise<Stripe.Refund[]> {
  if (!charge?.refunds?.has_more) return charge?.refunds?.data ?? [];
  const all: Stripe.Refund[] = [];
  const refunds = stripe().refunds.list({ payment_intent: intentId, limit: 100 });
  for await (const refund of refunds) all.push(refund);
  return all;
}

const OVER = ["succeeded", "failed", "canceled"];

function sumRefunds(refunds: Stripe.Refund[]): Refunded {
  const pending = refunds.filter(({ status }) => !OVER.includes(status ?? ""));
  const failed = refunds.filter(({ status }) => status === "failed" || status === "canceled");
  const succeeded = refunds
    .filter(({ status }) => status === "succeeded")
    .toSorted((a, b) => a.created - b.created || (a.id < b.id ? -1 : 1));
  return {
    refundedPence: sum(succeeded),
    pendingRefundPence: sum(pending),
    refunds: succeeded.map(toReturned),
    pendingRefunds: pending.map(toReturned),
    failedRefunds: failed.map(({ id, amount }) => ({ id, pence: amount })),
  };
}

function toReturned({ amount, metadata, created }: Stripe.Refund): Returned {
  return { pence: amount, lineId: metadata?.lineId ?? null, at: new Date(created * 1000) };
}

function sum(parts: { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

const undisputed: Disputed = {
  dispute: "none",
  disputedPence: 0,
  lostPence: 0,
  losses: [],
  isInquiry: false,
  answerBy: null,
};

async function readDispute(intentId: string, charge: Stripe.Charge): Promise<Disputed> {
  const { data } = await stripe().disputes.list({ payment_intent: intentId, limit: 100 });
  const open = data.filter((dispute) => toDisputeState(dispute) === "open");
  const days = open.flatMap(({ evidence_details }) => evidence_details.due_by ?? []);
  const lost = data.filter((dispute) => toDisputeState(dispute) === "lost");
  const losses = lost
    .map((dispute) => toLoss(charge, dispute))
    .toReversed()
    .toSorted(byTime);
  const lostPence = losses.reduce((total, { pence }) => total + pence, 0);
  const isAllLost = lostPence >= charge.amount - charge.amount_refunded && lost.length > 0;
  return {
    dispute: worstDispute(data.map(toDisputeState), isAllLost),
    disputedPence: sum(open.map((dispute) => inCurrencyOf(charge, dispute))),
    lostPence,
    losses,
    isInquiry: open.length > 0 && open.every((dispute) => dispute.is_charge_refundable),
    answerBy: days.length > 0 ? new Date(Math.min(...days) * 1000) : null,
  };
}

function toLoss(charge: Stripe.Charge, dispute: Stripe.Dispute): Returned {
  const { amount: pence } = inCurrencyOf(charge, dispute);
  return { pence, lineId: null, at: new Date(dispute.created * 1000) };
}

function byTime(one: Returned, other: Returned): number {
  return one.at.getTime() - other.at.getTime();
}

/** A sum in another currency cannot be compared with the charge, so it counts as the whole charge. */
function inCurrencyOf(charge: Stripe.Charge, dispute: Stripe.Dispute): { amount: number } {
  return dispute.currency === charge.currency ? dispute : charge;
}

function toDisputeState(dispute: Stripe.Dispute): DisputeState {
  switch (dispute.status) {
    case "lost":
      return "lost";
    case "won":
    case "warning_closed":
      return "won";
    case "prevented":
      return hasTakenMoney(dispute) ? "lost" : "won";
    // Everything that waits for an answer or a decision, including inquiries (`warning_…`) and appeals.
    default:
      return "open";
  }
}

/** A "prevented" dispute either took the money back or led to a refund, which is reported as a refund. */
function hasTakenMoney({ balance_transactions, payment_method_details }: Stripe.Dispute): boolean {
  const left = balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  return left < 0 || payment_method_details?.card?.case_type === "resolution";
}
