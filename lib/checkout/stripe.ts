import Stripe from "stripe";
import { z } from "zod";
import { Refusal } from "@/lib/errors";
import { type DisputeState, type Payment, worstDispute } from "./rules";
import { providerEvent } from "./schema";
import { ask, isKeptFailure, isKeyOfAnotherRequest, stripe } from "./stripe-client";

/** The provider's codes for a payment that has nothing left to give back. */
const SETTLED = ["charge_already_refunded", "charge_disputed"];

/** What a list says about a payment, without asking about each dispute. */
export type ListedPayment = Pick<Payment, "intentId" | "status" | "refundedPence"> & {
  isDisputed: boolean;
};

/**
 * Asking twice for one order returns the same intent: the order's id is the idempotency key. Null where
 * another version of this program sent a different request under this key, or the provider has kept a
 * failure under it: that intent's secret never reached a browser, so the order is of no more use.
 */
export async function createPayment(order: {
  id: string;
  pricePence: number;
  currency: string;
  courseTitle: string;
}): Promise<Payment | null> {
  return ask(async () => {
    const intent = await stripe()
      .paymentIntents.create(
        {
          amount: order.pricePence,
          currency: order.currency,
          allowed_payment_method_types: ["card"],
          description: order.courseTitle,
          metadata: { orderId: order.id },
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
      .paymentIntents.retrieve(intentId, { expand: ["latest_charge"] }, { maxNetworkRetries: 0 })
      .catch(nullIf(isMissing));
    return intent && toPayment(intent);
  });
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

/**
 * Gives the whole payment back; repeating it gives nothing more. A disputed payment is in the bank's hands:
 * the bank has taken the money back, and only a dispute that is won leaves something to give.
 */
export async function refundPayment(intentId: string, idempotencyKey: string): Promise<void> {
  try {
    await stripe().refunds.create(
      { payment_intent: intentId, reason: "duplicate" },
      { idempotencyKey },
    );
  } catch (error) {
    // The provider forgets a key after a day, and the coach may have refunded by hand before.
    const isSettled =
      error instanceof Stripe.errors.StripeError && SETTLED.includes(error.code ?? "");
    if (!isSettled) throw error;
  }
}

/** A refusal by the provider, which it repeats for the same key for a day, whatever has changed since. */
export class ProviderRefusal extends Refusal {}

/**
 * Gives back part or all of a payment, at the coach's request. The same key twice is one refund.
 *
 * @throws ProviderRefusal 409 with the provider's reason
 * @throws Refusal 409 where another sum was requested under this key, 503 where the provider is away
 */
export async function giveBack(intentId: string, pence: number, key: string): Promise<void> {
  await ask(async () => {
    try {
      await stripe().refunds.create(
        { payment_intent: intentId, amount: pence, reason: "requested_by_customer" },
        { idempotencyKey: key },
      );
    } catch (error) {
      const options = { cause: error };
      if (isKeyOfAnotherRequest(error)) {
        const asked =
          "Another refund of this order is still under way. Please look at it in a minute.";
        throw new Refusal(409, asked, {}, options);
      }
      if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
      throw new ProviderRefusal(409, `The card provider refused: ${error.message}`, {}, options);
    }
  });
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

async function toPayment(intent: Stripe.PaymentIntent): Promise<Payment> {
  const charge = chargeOf(intent);
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret,
    status: toStatus(intent),
    amountPence: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency,
    orderId: z.uuid().safeParse(intent.metadata.orderId).data ?? null,
    refundedPence: charge?.amount_refunded ?? 0,
    dispute: charge?.disputed ? await readDispute(intent.id) : "none",
    chargedAt: charge && new Date(charge.created * 1000),
  };
}

/** Known only where the request expanded it. */
function chargeOf(intent: Stripe.PaymentIntent): Stripe.Charge | null {
  return typeof intent.latest_charge === "object" ? intent.latest_charge : null;
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

async function readDispute(intentId: string): Promise<DisputeState> {
  const disputes = await stripe().disputes.list({ payment_intent: intentId, limit: 100 });
  return worstDispute(disputes.data.map(toDisputeState));
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
