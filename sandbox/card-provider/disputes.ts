import { z } from "zod";
import type { Context } from "./context";
import { disputeObject } from "./dispute-object";
import { invalidRequest, noSuch } from "./errors";
import { emitDisputeEvent } from "./events";
import { newId, nowInSeconds } from "./ids";
import { listParams } from "./params";
import type { ChargeRecord, DisputeRecord } from "./records";

export const listDisputesParams = z.strictObject({
  ...listParams,
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
});

/** The buyer's bank takes the money back until the dispute is decided. */
export function openDispute(ctx: Context, charge: ChargeRecord): DisputeRecord {
  if (charge.status !== "succeeded") throw invalidRequest("Only a paid charge can be disputed.");
  const earlier = ctx.store.disputes.all({ equals: { charge: charge.id } });
  if (earlier.length > 0) throw invalidRequest("This charge is disputed already.");
  const dispute = ctx.store.disputes.insert({
    id: newId("du"),
    created: nowInSeconds(),
    charge: charge.id,
    paymentIntent: charge.paymentIntent,
    amount: charge.amount,
    currency: charge.currency,
    status: "needs_response",
    withdrawal: newId("txn"),
    reinstatement: null,
  });
  const object = disputeObject(ctx, dispute.id);
  emitDisputeEvent(ctx, "charge.dispute.created", object);
  emitDisputeEvent(ctx, "charge.dispute.funds_withdrawn", object, { balance_transactions: [] });
  return dispute;
}

/** Losing keeps the money with the buyer, winning brings it back. */
export function closeDispute(ctx: Context, dispute: DisputeRecord, status: "won" | "lost") {
  if (dispute.status !== "needs_response") {
    throw invalidRequest(`This dispute is already closed: it was ${dispute.status}.`);
  }
  const before = disputeObject(ctx, dispute.id);
  const reinstatement = status === "won" ? newId("txn") : null;
  ctx.store.disputes.update({ ...dispute, status, reinstatement });
  const after = disputeObject(ctx, dispute.id);
  emitDisputeEvent(ctx, "charge.dispute.closed", after, { status: before.status });
  if (status === "won") {
    emitDisputeEvent(ctx, "charge.dispute.funds_reinstated", after, {
      balance_transactions: before.balance_transactions,
    });
  }
}

export function findDispute(ctx: Context, id: string): DisputeRecord {
  const dispute = ctx.store.disputes.find(id);
  if (!dispute) throw noSuch("dispute", id, "dispute");
  return dispute;
}
