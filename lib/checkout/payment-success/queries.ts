import { findOrder } from "@/lib/checkout/queries";
import { paymentReturn } from "@/lib/checkout/schema";
import { refusalWhileAway } from "@/lib/db";
import { Refusal } from "@/lib/errors";
import { limitRate } from "@/lib/http/rate-limit";
import { isLive } from "@/lib/learning/access";
import { logCause } from "@/lib/logger";
import { paths } from "@/lib/paths/public";
import { fulfil } from "@/lib/payments/fulfil";
import { readPayment } from "@/lib/payments/stripe";
import { publicPaymentConfig } from "@/lib/payments/stripe-client";
import { sameSecret } from "@/lib/secrets";

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

type SuccessFace =
  | { face: "unknown" | "unchecked" | "unmatched" | "processing" }
  | { face: "done" | "second" | "closed" | "failed"; order: FoundOrder };

/**
 * Reveals nothing before the payment's secret in the URL matches the provider's. Also fulfils the order, so that
 * the buyer does not notice a lost webhook.
 */
export async function readPaymentSuccess(query: unknown, network: string): Promise<SuccessFace> {
  const returned = paymentReturn.safeParse(query);
  if (!returned.success || !publicPaymentConfig) return { face: "unknown" };
  const { payment_intent: intentId, payment_intent_client_secret: secret } = returned.data;
  try {
    await limitRate("payment-success", network);
    return await readFace(intentId, secret);
  } catch (thrown) {
    const error = refusalWhileAway(thrown);
    if (!(error instanceof Refusal)) throw error;
    // The payment's state is unknown, so the page shows neither success nor failure and asks again.
    logCause(error, { path: paths.paymentSuccess });
    return { face: "unchecked" };
  }
}

async function readFace(intentId: string, secret: string): Promise<SuccessFace> {
  const payment = await readPayment(intentId);
  if (!payment?.clientSecret || !sameSecret(secret, payment.clientSecret)) {
    return { face: "unknown" };
  }
  const outcome = await fulfil(intentId);
  if (outcome === "processing") return { face: "processing" };
  const order = payment.orderId ? await findOrder(payment.orderId) : null;
  if (!order || outcome === "unknown") return { face: "unknown" };
  if (outcome === "mismatch") return { face: "unmatched" };
  if (outcome !== "succeeded") return { face: "failed", order };
  if (order.grants.some(isLive)) return { face: "done", order };
  // The sale of an erased buyer has neither grants nor an account.
  return { face: order.grants.length > 0 || !order.userId ? "closed" : "second", order };
}
