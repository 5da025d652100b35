import type Stripe from "stripe";
import { chargeObject, refundedAmount } from "./charges";
import type { Context } from "./context";
import { emit } from "./events";
import { Expansion, expandable } from "./expansion";
import { newId, nowInSeconds } from "./ids";
import { intentObject } from "./intent-object";
import type { ChargeRecord } from "./records";

/** The card's bank reports fraud before anybody disputes the charge. */
export function warnOfFraud(ctx: Context, { id: charge, paymentIntent }: ChargeRecord) {
  const record = { id: newId("issfr"), created: nowInSeconds(), charge, paymentIntent };
  const { id } = ctx.store.fraudWarnings.insert(record);
  emit(ctx, "radar.early_fraud_warning.created", fraudWarningObject(ctx, id));
  return id;
}

export function fraudWarningObject(
  ctx: Context,
  id: string,
  expand: Expansion = new Expansion(),
): Stripe.Radar.EarlyFraudWarning {
  const { charge, created, paymentIntent } = ctx.store.fraudWarnings.get(id);
  const isDisputed = ctx.store.disputes.all({ equals: { charge } }).length > 0;
  return {
    id,
    object: "radar.early_fraud_warning",
    actionable:
      !isDisputed && refundedAmount(ctx, { charge }) < ctx.store.charges.get(charge).amount,
    charge: expandable(expand, "charge", charge, (id, inner) => chargeObject(ctx, id, inner)),
    created,
    fraud_type: "made_with_stolen_card",
    livemode: false,
    payment_intent: expandable(expand, "payment_intent", paymentIntent, (id, inner) =>
      intentObject(ctx, id, inner),
    ),
  };
}
