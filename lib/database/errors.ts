import { z } from "zod";

/** What Prisma's adapter says of an error: its own name for it, and PostgreSQL's code where it gave one. */
const adapterError = z.object({
  cause: z.object({ kind: z.string(), originalCode: z.string().default("") }),
});

/** A lock that was not to be had in time, a serialisation failure, a deadlock (PostgreSQL, "Error Codes"). */
const MEETINGS = ["55P03", "40001", "40P01"];

/** Whether a transaction met another one, and may succeed if it begins again. */
export function isMeeting(error: unknown): boolean {
  return MEETINGS.includes(adapterError.safeParse(error).data?.cause.originalCode ?? "");
}

const UNREACHED = ["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout"];

/**
 * Its disk, its memory or its connections are used up, it is starting or stopping, or it ended what took too long
 * (PostgreSQL, "Error Codes": classes 53 and 57P, query_canceled, idle_in_transaction_session_timeout).
 */
const UNABLE = /^53|^57P|^57014$|^25P03$/;

/** Where a connection ends, or nothing comes back on it, pg gives only a message and no code. */
const ENDED =
  /^Connection terminated|^timeout exceeded when trying to connect|^Query read timeout|^Client (?:has encountered a connection error|was closed) and is not queryable/;

/** What the adapter does not translate of the errors of a socket. */
const BROKEN = ["EPIPE", "ECONNABORTED", "EHOSTUNREACH", "ENETUNREACH", "EAI_AGAIN"];

/** Whether an error of the driver or its adapter says that the database may answer later. */
export function isAway(error: unknown): boolean {
  if (error instanceof Error && ENDED.test(error.message)) return true;
  if (error instanceof Error && "code" in error && BROKEN.includes(String(error.code))) return true;
  const { kind = "", originalCode = "" } = adapterError.safeParse(error).data?.cause ?? {};
  return UNREACHED.includes(kind) || UNABLE.test(originalCode) || isMeeting(error);
}
