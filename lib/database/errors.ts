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
 * Classes 08 (all that PgBouncer says by itself), 53, 57P and 58, query_canceled, the limits of a transaction,
 * and a server that others took over from and that only reads since (PostgreSQL, "Error Codes").
 */
const UNABLE = /^08|^53|^57P|^57014$|^58|^25P0[34]$|^25006$/;

/** For a lost connection pg gives only a message and no code. */
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
