import { db } from "@/lib/db";
import { isLiveMode } from "@/lib/key-mode";
import { keepWithPayment, listRecentPayments } from "@/lib/payments/stripe";
import { DAY_MS } from "@/lib/text/durations";
import { type Numbers, numbersField } from "./schema";

const OVERLAP_MS = 3 * DAY_MS;

const ofThisMode = { isTest: !isLiveMode };

let learntFrom = "";

/**
 * Raises the counters to the last numbers given out, which a restored backup may have lost. Runs before a number is
 * taken from a database for the first time. The newest payment at each time stores the numbers.
 */
export async function learnNumbers(): Promise<void> {
  const database = await nameDatabase();
  if (database === learntFrom) return;
  for await (const { numbers } of listRecentPayments(await findBeginning())) {
    if (numbers) await raiseCounters(numbers);
  }
  learntFrom = database;
}

/** A name that changes with each restore, whether of the tables, the database or the whole server. */
async function nameDatabase(): Promise<string> {
  const [{ name }] = await db.$queryRaw<[{ name: string }]>`
    SELECT concat(pg_postmaster_start_time(), '"InvoiceCounter"'::regclass::oid) AS name`;
  return name;
}

/** The time of the newest payment in the backup; later ones may hold newer numbers. */
async function findBeginning(): Promise<Date> {
  const now = new Date();
  const sweep = await db.sweep.findUnique({ where: { livemode: isLiveMode } });
  const known = sweep && sweep.reachedAt < now ? sweep.reachedAt : now;
  const newest = await findNewest(known);
  return new Date((newest?.createdAt ?? known).getTime() - OVERLAP_MS);
}

function findNewest(until: Date) {
  return db.order.findFirst({
    where: {
      ...ofThisMode,
      status: "paid",
      createdAt: { lte: until },
      paymentIntentId: { not: null },
    },
    orderBy: { createdAt: "desc" },
    select: { createdAt: true, paymentIntentId: true },
  });
}

async function raiseCounters(numbers: Numbers): Promise<void> {
  for (const [kind, last] of Object.entries(numbers)) {
    if (last === 0) continue;
    await db.$executeRaw`
      INSERT INTO "InvoiceCounter" ("kind", "isTest", "last")
      VALUES (${kind}::"InvoiceKind", ${ofThisMode.isTest}, ${last})
      ON CONFLICT ("kind", "isTest") DO UPDATE
        SET "last" = greatest("InvoiceCounter"."last", excluded."last")`;
  }
}

/** Writes the last numbers to the newest payment, and repeats while other requests take more. */
export async function keepNumbers(): Promise<void> {
  const newest = await findNewest(new Date());
  if (!newest?.paymentIntentId) return;
  for (let kept = ""; ; ) {
    const last = await readCounters();
    if (JSON.stringify(last) === kept) return;
    await keepWithPayment(newest.paymentIntentId, numbersField(last));
    kept = JSON.stringify(last);
  }
}

async function readCounters(): Promise<Numbers> {
  const counters = await db.invoiceCounter.findMany({ where: ofThisMode });
  const lastOf = (wanted: keyof Numbers) => counters.find(({ kind }) => kind === wanted)?.last ?? 0;
  return { invoice: lastOf("invoice"), credit_note: lastOf("credit_note") };
}
