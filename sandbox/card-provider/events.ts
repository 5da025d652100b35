import Stripe from "stripe";
import { z } from "zod";
import type { Context } from "./context";
import { newDelivery } from "./deliveries";
import { newId, nowInSeconds } from "./ids";
import { listParams } from "./params";
import type { EventRecord } from "./records";

type IntentEvent = Extract<
  Stripe.Event,
  {
    type:
      | "payment_intent.created"
      | "payment_intent.processing"
      | "payment_intent.requires_action"
      | "payment_intent.succeeded"
      | "payment_intent.payment_failed"
      | "payment_intent.canceled";
  }
>;
type ChargeEvent = Extract<
  Stripe.Event,
  { type: "charge.pending" | "charge.succeeded" | "charge.failed" | "charge.refunded" }
>;
type RefundEvent = Extract<
  Stripe.Event,
  { type: "refund.created" | "refund.updated" | "refund.failed" }
>;
type DisputeEvent = Extract<
  Stripe.Event,
  {
    type:
      | "charge.dispute.created"
      | "charge.dispute.closed"
      | "charge.dispute.funds_withdrawn"
      | "charge.dispute.funds_reinstated";
  }
>;
type SandboxEvent = IntentEvent | ChargeEvent | RefundEvent | DisputeEvent;

export const apiVersion = Stripe.API_VERSION;

export function emitIntentEvent(
  ctx: Context,
  type: IntentEvent["type"],
  object: Stripe.PaymentIntent,
) {
  const event: IntentEvent = { ...eventBase(ctx), type, data: { object } };
  save(ctx, event, object.id);
}

export function emitChargeEvent(
  ctx: Context,
  type: ChargeEvent["type"],
  object: Stripe.Charge,
  previous?: Partial<Stripe.Charge>,
) {
  const event: ChargeEvent = { ...eventBase(ctx), type, data: dataOf(object, previous) };
  save(ctx, event, idOf(object.payment_intent));
}

export function emitRefundEvent(
  ctx: Context,
  type: RefundEvent["type"],
  object: Stripe.Refund,
  previous?: Partial<Stripe.Refund>,
) {
  const event: RefundEvent = { ...eventBase(ctx), type, data: dataOf(object, previous) };
  save(ctx, event, idOf(object.payment_intent));
}

export function emitDisputeEvent(
  ctx: Context,
  type: DisputeEvent["type"],
  object: Stripe.Dispute,
  previous?: Partial<Stripe.Dispute>,
) {
  const event: DisputeEvent = { ...eventBase(ctx), type, data: dataOf(object, previous) };
  save(ctx, event, idOf(object.payment_intent));
}

function eventBase(ctx: Context) {
  return {
    id: newId("evt"),
    object: "event" as const,
    api_version: apiVersion,
    created: nowInSeconds(),
    livemode: false,
    pending_webhooks: 1,
    request: ctx.request,
  };
}

function dataOf<T>(object: T, previous?: Partial<T>) {
  return previous ? { object, previous_attributes: previous } : { object };
}

function idOf(intent: string | Stripe.PaymentIntent | null): string | null {
  return typeof intent === "object" && intent ? intent.id : intent;
}

/** Writes the event and its delivery in the transaction of the change that it reports. */
function save({ store }: Context, event: SandboxEvent, paymentIntent: string | null) {
  const { id, created, type } = event;
  store.events.insert({ id, created, type, paymentIntent, body: JSON.stringify(event) });
  store.deliveries.insert(newDelivery(id, store.settings.webhooks ? "pending" : "held"));
}

export const listEventsParams = z.strictObject({
  ...listParams,
  type: z.string().optional(),
  types: z.array(z.string()).max(20).optional(),
});

/** The snapshot as it was sent, with the number of deliveries still to come. */
export function eventObject(ctx: Context, { id, body }: EventRecord): unknown {
  const waiting = ctx.store.deliveries.all({ equals: { event: id, state: "pending" } });
  return { ...z.looseObject({}).parse(JSON.parse(body)), pending_webhooks: waiting.length };
}
