import Stripe from "stripe";
import { z } from "zod";
import type { Context } from "./context";
import { newDelivery } from "./deliveries";
import { newId, nowInSeconds } from "./ids";
import { listParams } from "./params";
import type { EventRecord } from "./records";

type SandboxEvent = Extract<
  Stripe.Event,
  {
    type:
      | "payment_intent.created"
      | "payment_intent.processing"
      | "payment_intent.requires_action"
      | "payment_intent.succeeded"
      | "payment_intent.payment_failed"
      | "payment_intent.canceled"
      | "charge.pending"
      | "charge.succeeded"
      | "charge.failed"
      | "charge.refunded"
      | "refund.created"
      | "refund.updated"
      | "refund.failed"
      | "charge.dispute.created"
      | "charge.dispute.updated"
      | "charge.dispute.closed"
      | "charge.dispute.funds_withdrawn"
      | "charge.dispute.funds_reinstated"
      | "radar.early_fraud_warning.created";
  }
>;
type ObjectOf<Type> = Extract<SandboxEvent, { type: Type }>["data"]["object"];

export const apiVersion = Stripe.API_VERSION;

/** Writes the event and its delivery in the transaction of the change that it reports. */
export function emit<Type extends SandboxEvent["type"]>(
  { store, request }: Context,
  type: Type,
  object: ObjectOf<Type>,
  previous?: Partial<ObjectOf<Type>>,
) {
  const id = newId("evt");
  const created = nowInSeconds();
  const event: Omit<SandboxEvent, "type" | "data"> & { type: Type; data: object } = {
    id,
    object: "event",
    api_version: apiVersion,
    created,
    data: previous ? { object, previous_attributes: previous } : { object },
    livemode: false,
    pending_webhooks: 1,
    request,
    type,
  };
  store.events.insert({
    id,
    created,
    type,
    paymentIntent: intentOf(object),
    body: JSON.stringify(event),
  });
  store.deliveries.insert(newDelivery(id, store.settings.webhooks ? "pending" : "held"));
}

function intentOf(object: ObjectOf<SandboxEvent["type"]>): string | null {
  if (object.object === "payment_intent") return object.id;
  const { payment_intent: intent = null } = object;
  return typeof intent === "object" && intent ? intent.id : intent;
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
