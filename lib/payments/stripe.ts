import Stripe from "stripe";
import { z } from "zod";
import { type DisputeState, type Payment, worstDispute } from "./rules";
import { type Offer, readSale, saleMetadata, unsigned } from "./sale";
import { providerEvent } from "./schema";
import { ask, isKeptFailure, isKeyOfAnotherRequest, stripe } from "./stripe-client";

export type ListedPayment = Pick<Payment, "intentId" | "status"> & {
  /** Pending refunds count as well. */
  refundedPence: number;
  isDisputed: boolean;
};

/** Null where its key holds another version's request or a kept failure: no browser has that payment's secret. */
export async function createPayment(order: Offer): Promise<Payment | null> {
  return ask(async () => {
    const intent = await stripe()
      .paymentIntents.create(
        {
          amount: order.pricePence,
          currency: order.currency,
          allowed_payment_method_types: ["card"],
          description: order.courseTitle,
          metadata: saleMetadata(order),
        },
        { idempotencyKey: `order:${order.id}`, maxNetworkRetries: 0 },
      )
      .catch(nullIf((error) => isKeyOfAnotherRequest(error) || isKeptFailure(error)));
    return intent && toPayment(intent);
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === "resource_missing";
}

function nullIf(isExpected: (error: unknown) => boolean) {
  return (error: unknown): null => {
    if (isExpected(error)) return null;
    throw error;
  };
}

/** Null where the provider knows no such intent. */
export async function readPayment(intentId: string): Promise<Payment | null> {
  return ask(async () => {
    const intent = await stripe()
      .paymentIntents.retrieve(
        intentId,
        { expand: ["latest_charge.refunds"] },
        { maxNetworkRetries: 0 },
      )
      .catch(nullIf(isMissing));
    return intent && toPayment(intent);
  });
}

export async function readObject(path: string): Promise<{ [field: string]: unknown } | null> {
  const read = () => stripe().rawRequest("GET", path, undefined).catch(nullIf(isMissing));
  return z
    .looseObject({})
    .nullable()
    .parse(await ask(read));
}

export async function* listRecentPayments(since: Date): AsyncGenerator<ListedPayment> {
  const intents = stripe().paymentIntents.list({
    created: { gte: toSeconds(since) },
    expand: ["data.latest_charge"],
    limit: 100,
  });
  for await (const intent of intents) {
    const charge = chargeOf(intent);
    yield {
      intentId: intent.id,
      status: toStatus(intent),
      refundedPence: charge?.amount_refunded ?? 0,
      isDisputed: charge?.disputed ?? false,
    };
  }
}

export async function* listRecentEvents(since: Date, types: string[]) {
  const events = stripe().events.list({ created: { gte: toSeconds(since) }, types, limit: 100 });
  for await (const event of events) yield providerEvent.parse(event);
}

/** Closes a payment that nobody has paid; one that is paid, closed already or unknown stays as it is. */
export async function cancelPayment(
  intentId: string,
  reason: "fraudulent" | "abandoned",
): Promise<void> {
  try {
    await stripe().paymentIntents.cancel(intentId, { cancellation_reason: reason });
  } catch (error) {
    const isOver =
      error instanceof Stripe.errors.StripeError &&
      error.code === "payment_intent_unexpected_state";
    if (!isOver && !isMissing(error)) throw error;
  }
}

/** Job, once its buyer is erased: takes the signature off a payment, so that no order is rebuilt from it. */
export async function unsignPayment(intentId: string): Promise<string> {
  await stripe().paymentIntents.update(intentId, { metadata: unsigned }).catch(nullIf(isMissing));
  return "unsigned";
}

async function toPayment(intent: Stripe.PaymentIntent): Promise<Payment> {
  const charge = chargeOf(intent);
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret,
    status: toStatus(intent),
    declineCode: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
    amountPence: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency,
    orderId: z.uuid().safeParse(intent.metadata.orderId).data ?? null,
    sale: readSale(intent.metadata, charge?.billing_details),
    ...sumRefunds(await listRefunds(intent.id, charge)),
    ...(charge?.disputed ? await readDispute(intent.id, charge) : undisputed),
    chargedAt: charge && new Date(charge.created * 1000),
  };
}

function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === "object" ? intent.latest_charge : null;
}

/** Known only where the request expanded them, which gives the ten newest. */
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

function sumRefunds(
  refunds: Stripe.Refund[],
): Pick<Payment, "refundedPence" | "pendingRefundPence" | "failedRefunds"> {
  const pending = refunds.filter(({ status }) => !OVER.includes(status ?? ""));
  const failed = refunds.filter(({ status }) => status === "failed" || status === "canceled");
  return {
    refundedPence: sum(refunds.filter(({ status }) => status === "succeeded")),
    pendingRefundPence: sum(pending),
    failedRefunds: failed.map(({ id, amount }) => ({ id, pence: amount })),
  };
}

function sum(parts: { amount: number }[]): number {
  return parts.reduce((total, { amount }) => total + amount, 0);
}

function toStatus(intent: Stripe.PaymentIntent): Payment["status"] {
  switch (intent.status) {
    case "succeeded":
      return "succeeded";
    case "processing":
      return "processing";
    case "canceled":
      return "cancelled";
    default:
      return intent.last_payment_error ? "failed" : "open";
  }
}

type Disputed = Pick<Payment, "dispute" | "disputedPence" | "lostPence" | "isInquiry" | "answerBy">;

const undisputed: Disputed = {
  dispute: "none",
  disputedPence: 0,
  lostPence: 0,
  isInquiry: false,
  answerBy: null,
};

async function readDispute(intentId: string, charge: Stripe.Charge): Promise<Disputed> {
  const { data } = await stripe().disputes.list({ payment_intent: intentId, limit: 100 });
  const open = data.filter((dispute) => toDisputeState(dispute) === "open");
  const days = open.flatMap(({ evidence_details }) => evidence_details.due_by ?? []);
  const lost = data.filter((dispute) => toDisputeState(dispute) === "lost");
  const lostPence = sum(lost.map((dispute) => inCurrencyOf(charge, dispute)));
  const isAllLost = lostPence >= charge.amount - charge.amount_refunded && lost.length > 0;
  return {
    dispute: worstDispute(data.map(toDisputeState), isAllLost),
    disputedPence: sum(open.map((dispute) => inCurrencyOf(charge, dispute))),
    lostPence,
    isInquiry: open.length > 0 && open.every((dispute) => dispute.is_charge_refundable),
    answerBy: days.length > 0 ? new Date(Math.min(...days) * 1000) : null,
  };
}

/** A sum in another currency cannot be compared with the charge: it counts as the whole. */
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
    // Those that wait for an answer or a decision, of an inquiry (`warning_…`) and an appeal as well.
    default:
      return "open";
  }
}

/** A dispute is "prevented" either by taking the money back or by a refund, which is reported as a refund. */
function hasTakenMoney({ balance_transactions, payment_method_details }: Stripe.Dispute): boolean {
  const left = balance_transactions.reduce((sum, { amount }) => sum + amount, 0);
  return left < 0 || payment_method_details?.card?.case_type === "resolution";
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
