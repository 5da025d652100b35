import Stripe from "stripe";
import { z } from "zod";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { type DisputeState, type Payment, worstDispute } from "./rules";

/** The provider signs a time, and its SDK takes times of the future: five minutes, either way. */
const SIGNATURE_TOLERANCE_S = 300;

const ALREADY_REFUNDED = "charge_already_refunded";

export type ProviderEvent = Stripe.Event;

/** What a list tells of a payment, without asking about each dispute. */
export type ListedPayment = Pick<Payment, "intentId" | "status" | "refundedPence"> & {
  isDisputed: boolean;
};

/** What the browser needs to draw the card form; null without keys. */
export const publicPaymentConfig = env.STRIPE_PUBLISHABLE_KEY
  ? {
      publishableKey: env.STRIPE_PUBLISHABLE_KEY,
      scriptUrl: env.STRIPE_JS_URL ?? "https://js.stripe.com/endive/stripe.js",
    }
  : null;

let client: Stripe | undefined;

/** @throws Refusal 503 where no keys are configured. */
export function requirePayments(): void {
  stripe();
}

function stripe(): Stripe {
  if (!env.STRIPE_SECRET_KEY) {
    throw new Refusal(503, "Payment processing is currently unavailable. Please contact support.");
  }
  client ??= new Stripe(env.STRIPE_SECRET_KEY, {
    timeout: 20_000,
    maxNetworkRetries: 2,
    telemetry: false,
    ...apiAddress(env.STRIPE_API_URL),
  });
  return client;
}

/** @throws Refusal 503 where the provider is out of reach, busy or broken: a later try may work. */
async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
    const passing = [StripeAPIError, StripeConnectionError, StripeRateLimitError];
    if (!passing.some((kind) => error instanceof kind)) throw error;
    throw new Refusal(
      503,
      "The payment provider does not answer at the moment. Please try again in a minute.",
      { "Retry-After": "60" },
      { cause: error },
    );
  }
}

function apiAddress(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {};
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" };
}

/** Asking twice for one order answers the same intent: the order's id is the idempotency key. */
export async function createPayment(order: {
  id: string;
  pricePence: number;
  currency: string;
  courseTitle: string;
}): Promise<Payment> {
  return ask(async () => {
    const intent = await stripe().paymentIntents.create(
      {
        amount: order.pricePence,
        currency: order.currency,
        allowed_payment_method_types: ["card"],
        description: order.courseTitle,
        metadata: { orderId: order.id },
      },
      { idempotencyKey: `order:${order.id}` },
    );
    return toPayment(intent);
  });
}

/** Null where the provider knows no such intent. */
export async function readPayment(intentId: string): Promise<Payment | null> {
  return ask(async () => {
    try {
      const expand = ["latest_charge"];
      return await toPayment(await stripe().paymentIntents.retrieve(intentId, { expand }));
    } catch (error) {
      if (error instanceof Stripe.errors.StripeError && error.code === "resource_missing") {
        return null;
      }
      throw error;
    }
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
  yield* stripe().events.list({ created: { gte: toSeconds(since) }, types, limit: 100 });
}

/** Gives the whole payment back; repeating it gives nothing more. */
export async function refundPayment(intentId: string, orderId: string): Promise<void> {
  try {
    await stripe().refunds.create(
      { payment_intent: intentId, reason: "duplicate" },
      { idempotencyKey: `refund:${orderId}` },
    );
  } catch (error) {
    // The provider forgets a key after a day, and the coach may have been quicker by hand.
    const isDone = error instanceof Stripe.errors.StripeError && error.code === ALREADY_REFUNDED;
    if (!isDone) throw error;
  }
}

/**
 * Gives a part or the whole of a payment back, on the coach's word. The same key twice is one refund.
 *
 * @throws Refusal 409 with the provider's reason, 503 where it is out of reach
 */
export async function giveBack(intentId: string, pence: number, key: string): Promise<void> {
  await ask(async () => {
    try {
      await stripe().refunds.create(
        { payment_intent: intentId, amount: pence, reason: "requested_by_customer" },
        { idempotencyKey: key },
      );
    } catch (error) {
      const { StripeIdempotencyError, StripeInvalidRequestError } = Stripe.errors;
      const refused = [StripeIdempotencyError, StripeInvalidRequestError];
      if (!refused.some((kind) => error instanceof kind)) throw error;
      const said = error instanceof Error ? error.message : "";
      throw new Refusal(409, `The card provider refused: ${said}`, {}, { cause: error });
    }
  });
}

/** @throws Refusal 400 for anything that the provider did not sign within the last five minutes. */
export function verifyEvent(rawBody: string, signature: string | null): ProviderEvent {
  if (!env.STRIPE_WEBHOOK_SECRET) throw new Refusal(503, "No webhook secret is configured.");
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? "")?.[1]);
  const age = Math.abs(Date.now() / 1000 - signedAt);
  if (!signature || !(age <= SIGNATURE_TOLERANCE_S)) {
    throw new Refusal(400, "The signature is missing or too far from now.");
  }
  try {
    return stripe().webhooks.constructEvent(
      rawBody,
      signature,
      env.STRIPE_WEBHOOK_SECRET,
      SIGNATURE_TOLERANCE_S,
    );
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
    throw new Refusal(400, "The signature is not right.");
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
  };
}

/** Known where the question expanded it. */
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
    case "prevented":
      return "won";
    default:
      return "open";
  }
}

function toSeconds(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
