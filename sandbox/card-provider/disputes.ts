import { z } from "zod";
import type { Context } from "./context";
import { disputeObject } from "./dispute-object";
import { invalidRequest } from "./errors";
import { emit } from "./events";
import { newId, nowInSeconds } from "./ids";
import { listParams } from "./params";
import type { ChargeRecord, DisputeRecord } from "./records";

export const listDisputesParams = z.strictObject({
  ...listParams,
  payment_intent: z.string().optional(),
});

const beginnings = {
  chargeback: "needs_response",
  inquiry: "warning_needs_response",
  resolution: "prevented",
} as const;

/** The buyer's bank takes the money back until a chargeback is decided. */
export function openDispute(
  ctx: Context,
  charge: ChargeRecord,
  caseType: DisputeRecord["caseType"] = "chargeback",
): DisputeRecord {
  if (charge.status !== "succeeded") throw invalidRequest("Only a paid charge can be disputed.");
  const earlier = ctx.store.disputes.all({ equals: { charge: charge.id } });
  if (earlier.some((dispute) => isOpen(dispute) || hasTakenMoney(dispute))) {
    throw invalidRequest("This charge is disputed already.");
  }
  const dispute = ctx.store.disputes.insert({
    id: newId("du"),
    created: nowInSeconds(),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount: charge.amount,
    currency: charge.currency,
    caseType,
    status: beginnings[caseType],
    withdrawal: caseType === "inquiry" ? null : newId("txn"),
    reinstatement: null,
  });
  const object = disputeObject(ctx, dispute.id);
  emit(ctx, "charge.dispute.created", object);
  if (dispute.withdrawal) {
    emit(ctx, "charge.dispute.funds_withdrawn", object, { balance_transactions: [] });
  }
  return dispute;
}

/** If it is lost, the buyer keeps the money; if won, the shop gets it back. An inquiry has no verdict. */
export function closeDispute(ctx: Context, dispute: DisputeRecord, verdict: "won" | "lost") {
  if (!isOpen(dispute)) {
    throw invalidRequest(`This dispute is already closed: it was ${dispute.status}.`);
  }
  const before = disputeObject(ctx, dispute.id);
  const reinstatement = dispute.withdrawal && verdict === "won" ? newId("txn") : null;
  const status = dispute.caseType === "inquiry" ? "warning_closed" : verdict;
  ctx.store.disputes.update({ ...dispute, status, reinstatement });
  const after = disputeObject(ctx, dispute.id);
  emit(ctx, "charge.dispute.closed", after, { status: before.status });
  if (reinstatement) {
    emit(ctx, "charge.dispute.funds_reinstated", after, {
      balance_transactions: before.balance_transactions,
    });
  }
}

function isOpen({ status }: DisputeRecord): boolean {
  return status === "needs_response" || status === "warning_needs_response";
}

export function hasTakenMoney({ withdrawal, reinstatement }: DisputeRecord): boolean {
  return withdrawal !== null && reinstatement === null;
}
