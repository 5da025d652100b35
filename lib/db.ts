import { PrismaPg } from "@prisma/adapter-pg";
import { env } from "@/lib/env";
import { type Prisma, PrismaClient } from "@/lib/generated/prisma/client";

declare global {
  var prisma: PrismaClient | undefined;
}

// Pages, the gate and the worker are bundled apart and would each open a pool of their own.
globalThis.prisma ??= new PrismaClient({
  adapter: new PrismaPg({ connectionString: env.DATABASE_URL }),
  // A hundred deliveries of one event queue up behind one lock; the defaults give up too early.
  transactionOptions: { maxWait: 10_000, timeout: 15_000 },
});

export const db = globalThis.prisma;

/** What a query may run on: an open transaction, or the pool. */
export type Transaction = Prisma.TransactionClient;
