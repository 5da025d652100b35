import { raiseAlertAlone, settleAlerts } from "@/lib/alerts/commands";
import { keyRefused } from "@/lib/alerts/kinds/key-refused";
import { sweepStalled } from "@/lib/alerts/kinds/sweep-stalled";
import { db, transact } from "@/lib/db";
import { isLiveMode } from "@/lib/key-mode";
import { addLostMailJobs } from "@/lib/outbox/commands";
import { followBalance } from "@/lib/payments/balance/commands";
import { type JobName, reviveJobs } from "@/lib/queue/commands";
import { DAY_MS } from "@/lib/text/durations";
import { fulfil } from "./fulfil";
import { learnNumbers } from "./kept/commands";
import { alertOfRefusedKey } from "./refused-key";
import { addLostDocumentJobs } from "./reports";
import { SETTLING_MS } from "./rules";
import { type ListedPayment, listRecentEvents, listRecentPayments } from "./stripe";
import { isKeyRefused } from "./stripe-client";
import { addLostJobs, storeEvent } from "./stripe-events";
import { HANDLED } from "./stripe-setup";
import { alertOfTrouble } from "./watch";

/** Each sweep starts this long before the end of the last one, because a payment may wait for its card. */
const OVERLAP_MS = 3 * DAY_MS;

const STALLED_MS = DAY_MS;

/** Once these jobs have given up, nothing else would issue a document or take a buyer's name off a payment. */
const REVIVED: JobName[] = ["issue-documents", "unsign-payment"];

const ofThisMode = { livemode: isLiveMode };

export async function sweep(): Promise<string> {
  const begun = new Date();
  const since = await findBeginning(begun);
  try {
    await learnNumbers();
    const done = await bringInLine(begun, since);
    await followBalance();
    return done;
  } catch (error) {
    if (isKeyRefused(error)) await alertOfRefusedKey(error.message);
    throw error;
  } finally {
    // In `finally`, so that a failed sweep still raises alerts; last, so that payments never wait for it.
    await alertOfTrouble();
  }
}

async function bringInLine(begun: Date, since: Date): Promise<string> {
  const failures: unknown[] = [];
  let fulfilled = 0;
  for await (const payment of listRecentPayments(since)) {
    if (payment.status !== "succeeded" || (await isSettled(payment))) continue;
    // One payment that fails must not keep the others waiting.
    await fulfil(payment.intentId).catch((error) => failures.push(error));
    fulfilled += 1;
  }
  // Refunds of older payments appear only in the events, which Stripe keeps for thirty days ("List all events").
  for await (const event of listRecentEvents(since, HANDLED)) await storeEvent(event);
  const until = new Date(begun.getTime() - SETTLING_MS);
  await addLostJobs(until);
  await addLostMailJobs(until);
  await addLostDocumentJobs(until);
  await reviveJobs(REVIVED);
  if (failures.length > 0)
    throw new AggregateError(failures, "The sweep could not serve them all.");
  await noteReached(begun);
  return `${fulfilled} payments brought in line`;
}

async function noteReached(reachedAt: Date): Promise<void> {
  await transact(async (tx) => {
    const before = await tx.sweep.findUniqueOrThrow({ where: ofThisMode });
    await settleAlerts(tx, [sweepStalled], { key: sweepStalled.describe(before.reachedAt).key });
    await settleAlerts(tx, [keyRefused], {});
    await tx.sweep.update({ where: ofThisMode, data: { reachedAt } });
  });
}

/** Takes the earlier time, in case a clock was wrong. Payments from before the first sweep are not this shop's. */
async function findBeginning(begun: Date): Promise<Date> {
  // Prisma's upsert without an update reads before it writes, so the first sweeps of two instances would collide.
  await db.sweep.createMany({
    data: [{ ...ofThisMode, reachedAt: begun }],
    skipDuplicates: true,
  });
  const { reachedAt } = await db.sweep.findUniqueOrThrow({ where: ofThisMode });
  return new Date(Math.min(reachedAt.getTime(), begun.getTime()) - OVERLAP_MS);
}

async function isSettled(payment: ListedPayment): Promise<boolean> {
  const order = await db.order.findUnique({ where: { paymentIntentId: payment.intentId } });
  return (
    order?.status === "paid" &&
    order.refundedPence + order.pendingRefundPence === payment.refundedPence &&
    payment.isDisputed === (order.disputeStatus !== "none")
  );
}

export async function alertOfStalledSweep(): Promise<void> {
  const { reachedAt } = await db.sweep.findUniqueOrThrow({ where: ofThisMode });
  if (Date.now() - reachedAt.getTime() > STALLED_MS) await raiseAlertAlone(sweepStalled, reachedAt);
}
