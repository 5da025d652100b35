import Stripe from "stripe";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { parseJson } from "@/lib/http/request";
import { keepProof } from "@/lib/proofs/commands";
import { MINUTE_MS } from "@/lib/text/durations";
import { type ProviderEvent, reportedEvent } from "./schema";

/** The provider signs a time, and its SDK accepts any in the future: here it is five minutes either way. */
const TOLERANCE_S = 300;

/** @throws Refusal 400 for anything that the provider did not sign within the last five minutes. */
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

/** The launch list names deliveries that were refused for their signature. */
export const REFUSED_WEBHOOKS = "card-webhook-refused";

let keptAt = 0;

/** Anybody may send a report without a signature, so only one a minute is written down. */
export async function noteRefusedWebhook(words: string): Promise<void> {
  if (Date.now() - keptAt < MINUTE_MS) return;
  keptAt = Date.now();
  await keepProof(REFUSED_WEBHOOKS, false, words);
}
