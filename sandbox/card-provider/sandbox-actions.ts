import { z } from "zod";
import { createPayout, failPayout } from "./balance";
import { settle } from "./confirm";
import type { Context } from "./context";
import { disputeObject } from "./dispute-object";
import { closeDispute, moveDispute, openDispute } from "./disputes";
import { invalidRequest, noSuch } from "./errors";
import { warnOfFraud } from "./fraud-warnings";
import { intentObject } from "./intent-object";
import { requireIntent } from "./intents";
import { parseParams } from "./params";
import type { ChargeRecord, DisputeRecord, RefundRecord } from "./records";
import { cancelRefund, createRefund, failRefund, moveRefund, refundObject } from "./refunds";
import { faultSchema } from "./settings";
import type { Webhooks } from "./webhooks";

type Call<P> = {
  ctx: Context;
  webhooks: Webhooks;
  id: string;
  params: P;
};

export type Action = {
  method: string;
  path: RegExp;
  run: (call: Call<unknown>) => unknown;
};

function action<P>(
  method: string,
  path: string,
  schema: z.ZodType<P>,
  run: (call: Call<P>) => unknown,
): Action {
  return {
    method,
    path: new RegExp(`^/sandbox/${path.replace(":id", "([^/]+)")}$`),
    run: (call) => run({ ...call, params: parseParams(schema, call.params) }),
  };
}

const nothing = z.strictObject({});
const refund = z.strictObject({
  amount: z.int().positive().optional(),
  /** Sent by the page's form instead of `amount`. */
  pounds: z
    .string()
    .regex(/^\d{1,6}(\.\d{1,2})?$/, "must look like 12.50")
    .transform((text) => Math.round(Number(text) * 100))
    .optional(),
});
const disputedPart = z.strictObject({ amount: z.int().positive().optional() });
const outcome = z.strictObject({ outcome: z.enum(["succeeded", "failed"]) });
const webhookSwitch = z.strictObject({ enabled: z.boolean() });

export const actions: readonly Action[] = [
  action("POST", "payments/:id/refund", refund, ({ ctx, id, params }) => {
    const wanted = { payment_intent: id, amount: params.amount ?? params.pounds };
    return ctx.store.transaction(() => createRefund(ctx, wanted));
  }),
  action("POST", "payments/:id/dispute", disputedPart, ({ ctx, id, params }) =>
    open(ctx, id, "chargeback", params.amount),
  ),
  action("POST", "payments/:id/fraud-warning", nothing, ({ ctx, id }) => {
    const charge = chargeOf(ctx, id);
    return ctx.store.transaction(() => ({ id: warnOfFraud(ctx, charge) }));
  }),
  action("POST", "payments/:id/inquiry", nothing, ({ ctx, id }) => open(ctx, id, "inquiry")),
  action("POST", "payments/:id/resolution", nothing, ({ ctx, id }) => open(ctx, id, "resolution")),
  action("POST", "payments/:id/settle", outcome, ({ ctx, id, params }) => {
    const intent = requireIntent(ctx, id);
    ctx.store.transaction(() => settle(ctx, intent, params.outcome === "succeeded"));
    return intentObject(ctx, id);
  }),
  action("POST", "disputes/:id/won", nothing, ({ ctx, id }) =>
    changeDispute(ctx, id, (dispute) => closeDispute(ctx, dispute, "won")),
  ),
  action("POST", "disputes/:id/lost", nothing, ({ ctx, id }) =>
    changeDispute(ctx, id, (dispute) => closeDispute(ctx, dispute, "lost")),
  ),
  action("POST", "disputes/:id/answered", nothing, ({ ctx, id }) =>
    changeDispute(ctx, id, (dispute) => moveDispute(ctx, dispute, "answer")),
  ),
  action("POST", "disputes/:id/appealed", nothing, ({ ctx, id }) =>
    changeDispute(ctx, id, (dispute) => moveDispute(ctx, dispute, "appeal")),
  ),
  ...(["requires_action", "succeeded"] as const).map((progress) =>
    action("POST", `refunds/:id/${progress}`, nothing, ({ ctx, id }) =>
      changeRefund(ctx, id, (ctx, refund) => moveRefund(ctx, refund, progress)),
    ),
  ),
  action("POST", "refunds/:id/failed", nothing, ({ ctx, id }) => changeRefund(ctx, id, failRefund)),
  action("POST", "refunds/:id/canceled", nothing, ({ ctx, id }) =>
    changeRefund(ctx, id, cancelRefund),
  ),
  action("POST", "payouts", nothing, ({ ctx }) => ctx.store.transaction(() => createPayout(ctx))),
  action("POST", "payouts/:id/failed", nothing, ({ ctx, id }) =>
    ctx.store.transaction(() => failPayout(ctx, id)),
  ),
  action("POST", "events/:id/resend", nothing, ({ ctx, webhooks, id }) => {
    if (!ctx.store.events.has(id)) throw noSuch("event", id, "id");
    return webhooks.resend(id);
  }),
  action("GET", "deliveries", nothing, ({ ctx }) => ({ deliveries: ctx.store.deliveries.all() })),
  action("PUT", "webhooks", webhookSwitch, ({ webhooks, params }) => {
    webhooks.switchTo(params.enabled);
    return params;
  }),
  action("PUT", "faults", faultSchema, ({ ctx, params }) => {
    ctx.store.changeSettings({ fault: params });
    return { fault: params };
  }),
  action("DELETE", "faults", nothing, ({ ctx }) => {
    ctx.store.endFault();
    return { fault: null };
  }),
  action("DELETE", "payments", nothing, ({ ctx }) => {
    ctx.store.clearPayments();
    return { payments: [] };
  }),
];

function chargeOf(ctx: Context, id: string): ChargeRecord {
  const { latestCharge } = requireIntent(ctx, id);
  if (latestCharge === null) throw invalidRequest("This payment was never charged.");
  return ctx.store.charges.get(latestCharge);
}

/** A refund is named by its own id, or by its payment's id for the last one. */
function changeRefund(ctx: Context, id: string, how: typeof failRefund) {
  const refund = ctx.store.refunds.find(id) ?? lastRefundOf(ctx, id);
  ctx.store.transaction(() => how(ctx, refund));
  return refundObject(ctx, refund.id);
}

/** The last refund whose money has not come back. */
function lastRefundOf(ctx: Context, paymentIntent: string): RefundRecord {
  const refunds = ctx.store.refunds.all({ equals: { paymentIntent } });
  const last = refunds.find((refund) => refund.failureBalanceTransaction === null);
  if (!last) throw noSuch("refund", paymentIntent, "refund");
  return last;
}

function open(
  ctx: Context,
  paymentIntent: string,
  caseType: DisputeRecord["caseType"],
  amount?: number,
) {
  const charge = chargeOf(ctx, paymentIntent);
  const dispute = ctx.store.transaction(() => openDispute(ctx, charge, caseType, amount));
  return disputeObject(ctx, dispute.id);
}

/** A dispute is named by its own id, or by its payment's id for the last one. */
function changeDispute(ctx: Context, id: string, change: (dispute: DisputeRecord) => void) {
  const dispute = ctx.store.disputes.find(id) ?? disputeOf(ctx, id);
  ctx.store.transaction(() => change(dispute));
  return disputeObject(ctx, dispute.id);
}

function disputeOf(ctx: Context, paymentIntent: string): DisputeRecord {
  const [dispute] = ctx.store.disputes.all({ equals: { paymentIntent } });
  if (!dispute) throw noSuch("dispute", paymentIntent, "dispute");
  return dispute;
}
