import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createPool, DatabaseAdapter, TIMEOUTS } from "@/lib/database/adapter";
import { isAway, isConflict } from "@/lib/database/errors";
import { RETRY_SOON } from "@/lib/database/retry-soon";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";

/** A list of ids makes another statement for each length; beyond this many they get no name. */
const MAX_STATEMENTS = 500;

const names = new Map<string, string>();

/**
 * PostgreSQL plans a named statement once per connection, which is most of a small query's cost. A pooler
 * in transaction mode would pass the name to a connection that does not know it.
 */
function nameOf({ sql, args }: { sql: string; args: unknown[] }): string {
  // BEGIN and COMMIT need no plan.
  if (args.length === 0) return "";
  const known = names.get(sql);
  if (known || names.size >= MAX_STATEMENTS) return known ?? "";
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

/** These connections never queue behind a locked row. */
export async function probe(): Promise<void> {
  await health.query("SELECT 1");
}

export type Transaction = Prisma.TransactionClient;

/** In milliseconds. A random pause keeps two conflicting transactions from meeting again. */
const TRIED_FOR = 3_000;
const LONGEST_PAUSE = 200;

/**
 * Runs again from its beginning after a lock timeout, a deadlock or a serialisation failure, so the work
 * must do nothing outside the database.
 */
export async function transact<Result>(
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const deadline = Date.now() + TRIED_FOR;
  for (;;) {
    try {
      return await db.$transaction(work);
    } catch (error) {
      if (!isConflictError(error) || Date.now() > deadline) throw error;
    }
    await pause(randomInt(LONGEST_PAUSE));
  }
}

function isConflictError(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return false;
  return error.code === "P2034" || isConflict(error.meta?.driverAdapterError);
}

/** Not reached, timed out, closed, too many connections, no turn for a query or a transaction. */
const AWAY = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"];

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) {
    // next-auth wraps what its adapter throws.
    const cause = error instanceof Error && error.cause;
    return isAway(error) || (cause instanceof Error && isDatabaseAway(cause));
  }
  // A query in SQL has one code of Prisma's for all its failures (P2010).
  const known = AWAY.includes(error.code) || isAway(error.meta?.driverAdapterError);
  return known || isConflictError(error);
}

/** While the database is away, the refusal to show; otherwise the error itself. */
export function refusalWhileAway(error: unknown): unknown {
  if (error instanceof Refusal || !isDatabaseAway(error)) return error;
  const words =
    "We cannot answer this at the moment. Nothing is lost; please try again in a few seconds.";
  return new Refusal(503, words, RETRY_SOON, { cause: error });
}

/** A value that must be the only one is taken, a row is gone, or one that is named is. */
const COLLISIONS = ["P2002", "P2003", "P2025"];

/** Where two people changed the same thing at once, the refusal for the second; otherwise the error itself. */
export function refusalAfterCollision(error: unknown): unknown {
  const isKnown = error instanceof Prisma.PrismaClientKnownRequestError;
  if (!isKnown || !COLLISIONS.includes(error.code)) return error;
  const words =
    "Somebody else changed this at the same moment. Nothing you typed is lost; please look at it again.";
  return new Refusal(409, words, {}, { cause: error });
}
