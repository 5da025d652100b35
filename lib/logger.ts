import pino from "pino";
// A relative path, because the front loads this file without the bundler.
import { env } from "./env.ts";
import { requestId } from "./request-id.ts";

/** Structured logs on standard output. Log ids, never addresses, codes, tokens or bodies. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  mixin: () => ({ requestId: requestId() }),
  redact: ["email", "*.email", "token", "*.token", "code", "*.code", "headers", "*.headers"],
});
