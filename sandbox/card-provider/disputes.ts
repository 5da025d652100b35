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

/** Takes the money back for the buyer's bank until a chargeback is decided. */
export function openDispute(
  ctx: Context,
  charge: ChargeRecord,
  caseType: DisputeRecord["caseType"] = "chargeback",
  amount = charge.amount,
): DisputeRecord {
  if (charge.status !== "succeeded") throw invalidRequest("Only a paid charge can be disputed.");
  const earlier = ctx.store.disputes.all({ equals: { charge: charge.id } });
  const taken = earlier.filter(hasTakenMoney).reduce((sum, dispute) => sum + dispute.amount, 0);
  if (earlier.some(isOpen) || taken + amount > charge.amount) {
    throw invalidRequest("This charge is disputed already.");
  }
  const dispute = ctx.store.disputes.insert({
    id: newId("du"),
    created: nowInSeconds(),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount,
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

/** A lost dispute leaves the money with the buyer; a won one returns it to the shop. An inquiry has no verdict. */
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

/** The shop answers the dispute, or appeals against a verdict where the bank allows that. */
export function moveDispute(ctx: Context, dispute: DisputeRecord, how: "answer" | "appeal") {
  const { status } = dispute;
  const next = how === "answer" ? answered[status] : status === "lost" && "appeal_needs_response";
  if (!next) throw invalidRequest(`This dispute is ${status}, which allows no ${how}.`);
  ctx.store.disputes.update({ ...dispute, status: next });
  emit(ctx, "charge.dispute.updated", disputeObject(ctx, dispute.id), { status });
}

const answered: Partial<Record<DisputeRecord["status"], DisputeRecord["status"]>> = {
  needs_response: "under_review",
  warning_needs_response: "warning_under_review",
  appeal_needs_response: "appeal_under_review",
};

function isOpen({ status }: DisputeRecord): boolean {
  return /needs_response|under_review/.test(status);
}

export function hasTakenMoney({ withdrawal, reinstatement }: DisputeRecord): boolean {
  return withdrawal !== null && reinstatement === null;
}
