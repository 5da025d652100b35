import pino from "pino";
// A relative path, because the front loads this file without the bundler.
import { env } from "./env.ts";
import type { Refusal } from "./errors.ts";
import { requestId } from "./request-context.ts";

/** Structured logs on standard output. Log ids, never addresses, codes, tokens or bodies. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  mixin: () => ({ requestId: requestId() }),
  serializers: { err: describeError },
  redact: ["email", "*.email", "token", "*.token", "code", "*.code", "headers", "*.headers"],
});

/**
 * An error's type, message and stack, with those of its causes and of the errors that it gathers. Services
 * attach more to theirs: the card provider a payment with its buyer and secret, PostgreSQL the row.
 */
function describeError(error: unknown): object | string {
  if (!(error instanceof Error)) return String(error);
  const { type, message, stack } = pino.stdSerializers.err(error);
  const several = error instanceof AggregateError && { errors: error.errors.map(describeError) };
  return { type, message, stack, ...several };
}

/**
 * Logs the cause behind a refusal, which the user is not told. A service that is away is logged as an
 * error, so that somebody is called.
 */
export function logCause(refusal: Refusal, where: { path?: string } = {}): void {
  if (!refusal.cause) return;
  logger[refusal.status === 503 ? "error" : "warn"]({ err: refusal, ...where }, "refused");
}
