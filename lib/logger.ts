import pino from "pino";
import { env } from "@/lib/env";

/** Structured logs on standard output. Log ids, never addresses, codes, tokens or bodies. */
export const logger = pino({
  level: env.LOG_LEVEL,
  base: null,
  redact: ["email", "*.email", "token", "*.token", "code", "*.code", "headers", "*.headers"],
});
