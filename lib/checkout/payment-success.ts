import { Refusal } from "@/lib/errors";
import { logger } from "@/lib/logger";
import { sameSecret } from "@/lib/secrets";
import { fulfil } from "./fulfil";
import { findOrder } from "./queries";
import { paymentReturn } from "./schema";
import { readPayment } from "./stripe";

export type FoundOrder = NonNullable<Awaited<ReturnType<typeof findOrder>>>;

export type SuccessFace =
  | { face: "unknown" | "processing" }
  | { face: "done" | "closed" | "failed"; order: FoundOrder };

/**
 * Verifies before anything is said: the address names the payment and its secret, the provider says
 * what became of it. Fulfils here, so that a lost webhook is not noticed.
 */
export async function readPaymentSuccess(query: unknown): Promise<SuccessFace> {
  const returned = paymentReturn.safeParse(query);
  if (!returned.success) return { face: "unknown" };
  const { payment_intent: intentId, payment_intent_client_secret: secret } = returned.data;
  try {
    return await readFace(intentId, secret);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status !== 503) throw error;
    // The provider does not answer: the payment is neither done nor lost, so the page asks again.
    logger.warn(error, "payment could not be read");
    return { face: "processing" };
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
  if (!order || outcome === "mismatch" || outcome === "unknown") return { face: "unknown" };
  if (outcome !== "succeeded") return { face: "failed", order };
  const isLive = order.grant && !order.grant.endedAt && !order.grant.suspendedAt;
  return { face: isLive ? "done" : "closed", order };
}
