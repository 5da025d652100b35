import Stripe from "stripe";
import { z } from "zod";
import { type Offer, readSale, saleMetadata, unsigned } from "@/lib/payments/kept/rules";
import { toSeconds } from "@/lib/text/dates";
import { type Numbers, readKept, readNumbers } from "./kept/schema";
import type { Payment } from "./rules";
import { providerEvent } from "./schema";
import { ask, isKeptFailure, isKeyOfAnotherRequest, stripe } from "./stripe-client";
import { readReturns } from "./stripe-returns";

export type ListedPayment = Pick<Payment, "intentId" | "status"> & {
  /** Includes pending refunds. */
  refundedPence: number;
  isDisputed: boolean;
  /** The last numbers of documents, written while it was the newest payment. */
  numbers: Numbers | null;
};

/**
 * Null if the idempotency key belongs to another version's request or to a failure that the provider repeats. No
 * browser has received the secret of such a payment.
 */
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

/** Null if the provider knows no such intent. */
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
      numbers: readNumbers(intent.metadata),
    };
  }
}

export async function* listRecentEvents(since: Date, types: string[]) {
  const events = stripe().events.list({ created: { gte: toSeconds(since) }, types, limit: 100 });
  for await (const event of events) yield providerEvent.parse(event);
}

/** Closes an unpaid payment. Does nothing if it is paid, closed or unknown. */
export async function cancelPayment(
  intentId: string,
  reason: "fraudulent" | "abandoned",
): Promise<void> {
  try {
    await ask(() =>
      stripe().paymentIntents.cancel(
        intentId,
        { cancellation_reason: reason },
        { maxNetworkRetries: 0 },
      ),
    );
  } catch (error) {
    const isOver =
      error instanceof Stripe.errors.StripeError &&
      error.code === "payment_intent_unexpected_state";
    if (!isOver && !isMissing(error)) throw error;
  }
}

/**
 * Job after a buyer is erased: closes the payment if it is unpaid, because its order is closed, and removes its
 * signature, so that no order is rebuilt from it.
 */
export async function unsignPayment(intentId: string): Promise<string> {
  await cancelPayment(intentId, "abandoned");
  await keepWithPayment(intentId, unsigned);
  return "unsigned";
}

/** The provider deletes fields with an empty value and leaves those not named. */
export async function keepWithPayment(
  intentId: string,
  metadata: Record<string, string>,
): Promise<void> {
  await ask(() => stripe().paymentIntents.update(intentId, { metadata }).catch(nullIf(isMissing)));
}

async function toPayment(intent: Stripe.PaymentIntent): Promise<Payment> {
  const charge = chargeOf(intent);
  const orderId = z.uuid().safeParse(intent.metadata.orderId).data ?? null;
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret,
    status: toStatus(intent),
    declineCode: intent.last_payment_error?.decline_code ?? intent.last_payment_error?.code ?? null,
    amountPence: intent.status === "succeeded" ? intent.amount_received : intent.amount,
    currency: intent.currency,
    orderId,
    sale: readSale(intent.metadata, charge?.billing_details),
    ...readKept(orderId ?? "", intent.metadata),
    ...(await readReturns(intent.id, charge)),
    chargedAt: charge && new Date(charge.created * 1000),
    cardCountry: charge?.payment_method_details?.card?.country ?? null,
  };
}

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
