import { randomInt } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { createPool, DatabaseAdapter, TIMEOUTS } from "@/lib/database/adapter";
import { isAway, isConflict } from "@/lib/database/errors";
import { RETRY_SOON } from "@/lib/database/retry-soon";
import { env } from "@/lib/env";
import { Refusal } from "@/lib/errors";
import { Prisma, PrismaClient } from "@/lib/generated/prisma/client";

/** Each length of a list of ids is another statement. Statements beyond this number get no name. */
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

// Pages, the gate and the worker are bundled separately and would each open their own pools.
globalThis.prisma ??= new PrismaClient({
  adapter: new DatabaseAdapter({
    ...connection,
    statementNameGenerator: env.DIRECT_DATABASE_URL ? undefined : nameOf,
  }),
  // A hundred deliveries of one event may queue behind one lock, and the defaults give up too early.
  transactionOptions: { maxWait: 10_000, timeout: 15_000 },
});

export const db = globalThis.prisma;

/** Monitoring asks every few seconds and waits no longer than both timeouts together. */
const health = createPool({
  ...connection,
  max: 1,
  timeouts: { ...TIMEOUTS, connect: 3_000, answer: 2_000 },
});

/** Uses its own connection, which never waits for a locked row. */
export async function probe(): Promise<void> {
  await health.query("SELECT 1");
}

export type Transaction = Prisma.TransactionClient;

/** In milliseconds. Pauses are random, so that two conflicting transactions don't meet again. */
const TRIED_FOR = 3_000;
const LONGEST_PAUSE = 200;

/**
 * Repeats the work after a lock timeout, a deadlock or a serialisation failure, so it must have no effects
 * outside the database.
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

/** Unreachable, timed out, closed, too many connections, no free connection for a query or a transaction. */
const AWAY = ["P1001", "P1002", "P1008", "P1017", "P2024", "P2028", "P2037"];

export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) {
    // next-auth wraps what its adapter throws.
    const cause = error instanceof Error && error.cause;
    return isAway(error) || (cause instanceof Error && isDatabaseAway(cause));
  }
  // All failures of raw SQL have the same Prisma code (P2010).
  const known = AWAY.includes(error.code) || isAway(error.meta?.driverAdapterError);
  return known || isConflictError(error);
}

/** A Refusal 503 if the database is away; otherwise the error itself. */
export function refusalWhileAway(error: unknown): unknown {
  if (error instanceof Refusal || !isDatabaseAway(error)) return error;
  const words =
    "We cannot answer this at the moment. Nothing is lost; please try again in a few seconds.";
  return new Refusal(503, words, RETRY_SOON, { cause: error });
}

/** Unique constraint, foreign key, missing row. */
const COLLISIONS = ["P2002", "P2003", "P2025"];

/** A Refusal 409 if another person changed the same thing at the same moment; otherwise the error itself. */
export function refusalAfterCollision(error: unknown): unknown {
  const isKnown = error instanceof Prisma.PrismaClientKnownRequestError;
  if (!isKnown || !COLLISIONS.includes(error.code)) return error;
  const words =
    "Somebody else changed this at the same moment. Nothing you typed is lost; please look at it again.";
  return new Refusal(409, words, {}, { cause: error });
}
