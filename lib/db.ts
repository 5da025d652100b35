import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createPool, DatabaseAdapter, TIMEOUTS } from "@/lib/database/adapter";
import { isAway, isMeeting } from "@/lib/database/errors";
import { RETRY_SOON } from "@/lib/database/retry-soon";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
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

const connection = {
  connectionString: env.DATABASE_URL,
  isBehindPooler: env.DIRECT_DATABASE_URL !== undefined,
};

// Pages, the gate and the worker are bundled apart and would each open pools of their own.
globalThis.prisma ??= new PrismaClient({
  adapter: new DatabaseAdapter({
    ...connection,
    statementNameGenerator: env.DIRECT_DATABASE_URL ? undefined : nameOf,
  }),
  // A hundred deliveries of one event may queue up behind one lock; the defaults give up too early.
  transactionOptions: { maxWait: 10_000, timeout: 15_000 },
});

export const db = globalThis.prisma;

/** Monitoring asks every few seconds, and does not wait longer than these together. */
const health = createPool({
  ...connection,
  max: 1,
  timeouts: { ...TIMEOUTS, connect: 3_000, answer: 2_000 },
});

/** Whether the database answers, asked on a connection for which nobody queues behind a locked row. */
export async function probe(): Promise<void> {
  await health.query("SELECT 1");
}

/** What a query may run on: an open transaction, or the pool. */
export type Transaction = Prisma.TransactionClient;

/** In milliseconds; a pause is random, so that two that met do not meet again. */
const TRIED_FOR = 3_000;
const LONGEST_PAUSE = 200;

/**
 * One transaction, run again from its beginning where it met somebody else: it waited too long for a row,
 * stood in a deadlock or could not be put in order with another one. For work that does nothing outside of the
 * database.
 */
export async function transact<Result>(
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + TRIED_FOR;
  for (;;) {
    try {
      return await db.$transaction(work);
    } catch (error) {
      if (!metSomebodyElse(error) || Date.now() > deadline) throw error;
    }
    await pause(randomInt(LONGEST_PAUSE));
  }
}

function metSomebodyElse(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || isMeeting(error.meta?.driverAdapterError);
}

/** Not reached, timed out, closed, too many connections, no turn for a query or a transaction. */
const AWAY = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"];

/** Whether the database cannot be asked at the moment, and may be later. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) {
    // next-auth wraps what its adapter throws.
    const cause = error instanceof Error && error.cause;
    return isAway(error) || (cause instanceof Error && isDatabaseAway(cause));
  }
  // A query in SQL has one code of Prisma's for all its failures (P2010).
  const known = AWAY.includes(error.code) || isAway(error.meta?.driverAdapterError);
  return known || metSomebodyElse(error);
}

/** While the database is away, what somebody may be told of an error; otherwise the error itself. */
export function inWords(error: unknown): unknown {
  if (error instanceof Refusal || !isDatabaseAway(error)) return error;
  const words =
    "We cannot answer this at the moment. Nothing is lost; please try again in a few seconds.";
  return new Refusal(503, words, RETRY_SOON, { cause: error });
}
