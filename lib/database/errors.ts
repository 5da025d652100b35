import { z } from "zod";

const adapterError = z.object({
  cause: z.object({ kind: z.string(), originalCode: z.string().default("") }),
});

/** Lock timeout, serialisation failure, deadlock (PostgreSQL, "Error Codes"). */
const CONFLICTS = ["55P03", "40001", "40P01"];

/** The transaction may succeed if it begins again. */
export function isConflict(error: unknown): boolean {
  return CONFLICTS.includes(adapterError.safeParse(error).data?.cause.originalCode ?? "");
}

const UNREACHED = ["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout"];

/**
 * Classes 08 (PgBouncer's own errors), 53, 57P and 58, query_canceled, a transaction's timeouts, and a former
 * primary that is read-only since a fail-over (PostgreSQL, "Error Codes").
 */
const UNABLE = /^08|^53|^57P|^57014$|^58|^25P0[34]$|^25006$/;

/** pg reports a lost connection by a message only, without a code. */
const ENDED =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|^Client (?:has encountered a connection error|was closed) and is not queryable/;

/** Socket errors that the adapter does not translate. */
const BROKEN = ["EPIPE", "ECONNABORTED", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"];

export function isAway(error: unknown): boolean {
  if (error instanceof Error && ENDED.test(error.message)) return true;
  if (error instanceof Error && "code" in error && BROKEN.includes(String(error.code))) return true;
  const { kind = "", originalCode = "" } = adapterError.safeParse(error).data?.cause ?? {};
  return UNREACHED.includes(kind) || UNABLE.test(originalCode) || isConflict(error);
}
