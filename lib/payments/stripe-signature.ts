import Stripe from "stripe";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { parseJson } from "@/lib/http/request";
import { keepProof } from "@/lib/proofs/commands";
import { MINUTE_MS } from "@/lib/text/durations";
import { type ProviderEvent, reportedEvent } from "./schema";

/** The SDK accepts any time of signing in the future, so the limit here applies in both directions. */
const TOLERANCE_S = 300;

/** @throws Refusal 400 unless the provider signed it within the last five minutes */
export function verifyEvent(rawBody: string, signature: string | null): ProviderEvent {
  if (!env.STRIPE_WEBHOOK_SECRET) throw new Refusal(503, "No webhook secret is configured.");
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? "")?.[1]);
  const age = Math.abs(Date.now() / 1000 - signedAt);
  if (!signature || !(age <= TOLERANCE_S)) {
    throw new Refusal(400, "The signature is missing or too far from now.");
  }
  if (!env.STRIPE_WEBHOOK_SECRET.some((secret) => isSignedWith(secret, rawBody, signature))) {
    throw new Refusal(400, "The signature is not right.");
  }
  const event = reportedEvent.safeParse(parseJson(rawBody));
  if (!event.success) throw new Refusal(400, "This is not an event.", {}, { cause: event.error });
  return event.data;
}

function isSignedWith(secret: string, rawBody: string, signature: string): boolean {
  try {
    return (
      Stripe.webhooks.signature?.verifyHeader(rawBody, signature, secret, TOLERANCE_S) ?? false
    );
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
}

/** The proof by which the launch list reports deliveries with a wrong signature. */
export const REFUSED_WEBHOOKS = "card-webhook-refused";

let keptAt = 0;

/** Anybody can send an event without a signature, so store at most one a minute. */
export async function noteRefusedWebhook(words: string): Promise<void> {
  if (Date.now() - keptAt < MINUTE_MS) return;
  keptAt = Date.now();
  await keepProof(REFUSED_WEBHOOKS, false, words);
}
