import { setTimeout as pause } from "node:timers/promises";
import Stripe from "stripe";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { alertOfMissingPermission, alertOfRefusedKey } from "./refused-key";

/** Leaves time for a second try and an explanation before a waiting buyer gives up. */
const TIMEOUT_MS = 8_000;
const RETRY_PAUSE_MS = 500;

const KEY_IN_USE = "idempotency_key_in_use";

export const publicPaymentConfig = env.STRIPE_PUBLISHABLE_KEY
  ? { publishableKey: env.STRIPE_PUBLISHABLE_KEY, scriptUrl: env.STRIPE_JS_URL }
  : null;

let client: Stripe | undefined;

/** @throws Refusal 503 without keys */
export function requirePayments(): void {
  stripe();
}

export function stripe(): Stripe {
  if (!env.STRIPE_SECRET_KEY) {
    throw new Refusal(503, "Payment processing is currently unavailable. Please contact support.");
  }
  client ??= new Stripe(env.STRIPE_SECRET_KEY, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: 1,
    telemetry: false,
    ...apiAddress(env.STRIPE_API_URL),
  });
  return client;
}

/**
 * Tries twice, because the SDK does not repeat after a broken answer or a 429.
 *
 * @throws Refusal 503 if both tries fail
 */
export async function ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await question();
  } catch (error) {
    if (!isPassing(error)) throw error;
  }
  await pause(RETRY_PAUSE_MS);
  try {
    return await question();
  } catch (error) {
    if (!isPassing(error)) throw error;
    if (isKeyRefused(error)) await alertOfRefusal(error);
    throw awayRefusal(error);
  }
}

export function awayRefusal(cause: unknown): Refusal {
  return new Refusal(
    503,
    "The payment provider does not answer at the moment. Please try again in a minute.",
    { "Retry-After": "60" },
    { cause },
  );
}

export function isKeyRefused(error: unknown): error is Stripe.errors.StripeError {
  const { StripeAuthenticationError, StripePermissionError } = Stripe.errors;
  return error instanceof StripeAuthenticationError || error instanceof StripePermissionError;
}

async function alertOfRefusal(error: Stripe.errors.StripeError): Promise<void> {
  const isPermission = error instanceof Stripe.errors.StripePermissionError;
  await (isPermission ? alertOfMissingPermission : alertOfRefusedKey)(error.message);
}

function isPassing(error: unknown): boolean {
  if (isKeyRefused(error)) return true;
  const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
  const passing = [StripeAPIError, StripeConnectionError, StripeRateLimitError];
  if (passing.some((kind) => error instanceof kind)) return true;
  // The first try is still running under the same key, although we no longer wait for it.
  return error instanceof Stripe.errors.StripeError && error.code === KEY_IN_USE;
}

function apiAddress(url: string | undefined): Stripe.StripeConfig {
  if (!url) return {};
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port, protocol: protocol === "http:" ? "http" : "https" };
}

export function isKeyOfAnotherRequest(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeIdempotencyError && error.code !== KEY_IN_USE;
}

/** For a day, the provider repeats its first answer to a key, even if that was a failure of its own. */
export function isKeptFailure(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeAPIError &&
    error.headers?.["idempotent-replayed"] === "true"
  );
}
