import pino from "pino";
// A relative path: the production server loads this file without the bundler.
import { env } from "./env.ts";
import type { Refusal } from "./errors.ts";
import { requestId } from "./request-context.ts";

/** Log ids, never addresses, codes, tokens or bodies. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  mixin: () => ({ requestId: requestId() }),
  serializers: { err: describeError },
  redact: ["email", "*.email", "token", "*.token", "code", "*.code", "headers", "*.headers"],
});

/** Drops other properties of errors: services attach rows, or payments with buyer and secret. */
function describeError(error: unknown): object | string {
  if (!(error instanceof Error)) return String(error);
  const { type, message, stack } = pino.stdSerializers.err(error);
  const several = error instanceof AggregateError && { errors: error.errors.map(describeError) };
  return { type, message, stack, ...several };
}

/** Logs an unreachable service as an error, so that monitoring alerts somebody. */
export function logCause(refusal: Refusal, where: { path?: string } = {}): void {
  if (!refusal.cause) return;
  logger[refusal.status === 503 ? "error" : "warn"]({ err: refusal, ...where }, "refused");
}
