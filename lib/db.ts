// biome-ignore lint/style/noRestrictedImports: this is the one file that speaks to the database's driver.
import { PrismaPg } from "@prisma/adapter-pg";
import { z } from "zod";
import { env } from "@/lib/env";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";

/** A list of ids makes another statement for each length: those that come after this many get no name. */
const MOST_STATEMENTS = 500;

const names = new Map<string, string>();

/**
 * PostgreSQL parses and plans a named statement once per connection; for a small query that is most of its
 * cost. A pooler in transaction mode would pass the name to a connection that does not know it.
 */
function nameOf({ sql, args }: { sql: string; args: unknown[] }): string {
  // The statements that begin and end a transaction need no plan.
  if (args.length === 0) return "";
  const known = names.get(sql);
  if (known || names.size >= MOST_STATEMENTS) return known ?? "";
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}

declare global {
  var prisma: PrismaClient | undefined;
}

/** Nobody waits for ever for a database that does not answer; a transaction gives up sooner. */
const TIMEOUTS = { connectionTimeoutMillis: 5_000, query_timeout: 20_000, keepAlive: true };

// Pages, the gate and the worker are bundled apart and would each open a pool of their own.
globalThis.prisma ??= new PrismaClient({
  adapter: new PrismaPg(
    { connectionString: env.DATABASE_URL, ...TIMEOUTS },
    { statementNameGenerator: env.DIRECT_DATABASE_URL ? undefined : nameOf },
  ),
  // A hundred deliveries of one event may queue up behind one lock; the defaults give up too early.
  transactionOptions: { maxWait: 10_000, timeout: 15_000 },
});

export const db = globalThis.prisma;

/** What a query may run on: an open transaction, or the pool. */
export type Transaction = Prisma.TransactionClient;

/** Not reached, timed out, closed, too many connections, no turn for a query or a transaction. */
const AWAY = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"];

/** What the adapter says of an error: its own name for it, and PostgreSQL's code where it gave one. */
const adapterError = z.object({
  driverAdapterError: z.object({
    cause: z.object({ kind: z.string(), originalCode: z.string().default("") }),
  }),
});

/** A query in SQL has one code of Prisma's for all its failures (P2010), so the adapter's names count as well. */
const UNREACHED = ["DatabaseNotReachable", "ConnectionClosed", "SocketTimeout"];

/**
 * Its disk, its memory or its connections are used up, or it is starting or stopping (PostgreSQL, "Error
 * Codes", classes 53 and 57P).
 */
const UNABLE = /^53|^57P/;

/** Where a connection ends while it is being made, pg gives only a message and no code. */
const ENDED = /^Connection terminated|^timeout exceeded when trying to connect/;

/** Whether the database cannot be asked at the moment, and may be later. */
export function isDatabaseAway(error: unknown): boolean {
  if (error instanceof Error && ENDED.test(error.message)) return true;
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  if (AWAY.includes(error.code)) return true;
  const { success, data } = adapterError.safeParse(error.meta);
  if (!success) return false;
  const { kind, originalCode } = data.driverAdapterError.cause;
  return UNREACHED.includes(kind) || UNABLE.test(originalCode);
}
