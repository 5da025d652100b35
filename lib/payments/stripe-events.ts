import { raiseAlertAlone } from "@/lib/alerts/commands";
import { earlyFraudWarning } from "@/lib/alerts/kinds/early-fraud-warning";
import { otherMode } from "@/lib/alerts/kinds/other-mode";
import { unknownPayment } from "@/lib/alerts/kinds/unknown-payment";
import { db, type Transaction, transact } from "@/lib/db";
import type { Prisma, ProviderEvent as StoredEvent } from "@/lib/generated/prisma/client";
import { isLiveMode } from "@/lib/key-mode";
import { untilNoneIsLeft } from "@/lib/lists/batches";
import { addJob } from "@/lib/queue/commands";
import { stopCardTesting } from "./card-testing/commands";
import { fulfil } from "./fulfil";
import { CARD_FAILED, grantState, withoutPerson } from "./rules";
import { intentReference, type ProviderEvent, providerEvent, unreadObject } from "./schema";
import { readObject } from "./stripe";
import { FRAUD_WARNING, HANDLED } from "./stripe-setup";

const JOB_KEY = "process-provider-event:";

export async function storeEvent(event: ProviderEvent): Promise<void> {
  await transact(async (tx) => {
    const { count } = await tx.providerEvent.createMany({
      data: [
        {
          id: event.id,
          type: event.type,
          paymentIntentId: intentReference.safeParse(event.data.object).data,
          payload: toPayload(event),
        },
      ],
      skipDuplicates: true,
    });
    if (count === 1 || (await isToFollowNow(tx, event))) await addEventJob(tx, event.id);
  });
}

/** An event from other keys had no effect when it arrived. It is processed once the site has its payment's keys. */
async function isToFollowNow(tx: Transaction, { id, livemode }: ProviderEvent): Promise<boolean> {
  if (livemode !== isLiveMode) return false;
  const { count } = await tx.providerEvent.updateMany({
    where: { id, outcome: { in: ["other-mode", "unknown"] } },
    data: { outcome: null, processedAt: null },
  });
  return count === 1;
}

function toPayload(event: ProviderEvent): Prisma.InputJsonValue {
  return withoutPerson(JSON.parse(JSON.stringify(event), storable));
}

/** PostgreSQL's JSON can store neither NUL nor half a surrogate pair, and an event must not be lost for that. */
function storable(_key: string, value: unknown): unknown {
  return typeof value === "string" ? value.replaceAll("\0", "").toWellFormed() : value;
}

/** Job: the event only names the intent; the payment's state is read from the provider. */
export async function processEvent(eventId: string): Promise<string> {
  const event = await db.providerEvent.findUniqueOrThrow({ where: { id: eventId } });
  const outcome = await follow(event);
  await db.providerEvent.update({
    where: { id: eventId },
    data: { outcome, processedAt: new Date() },
  });
  return outcome;
}

async function follow(event: StoredEvent): Promise<string> {
  const payload = providerEvent.parse(event.payload);
  // Test payments must not open a course of a live shop, nor live payments one of a test shop.
  if (payload.livemode !== isLiveMode) {
    await raiseAlertAlone(otherMode, { eventId: event.id, receivedAt: event.receivedAt });
    return "other-mode";
  }
  const { type } = event;
  if (!HANDLED.includes(type)) return "recorded";
  const paymentIntentId = event.paymentIntentId ?? (await completeThinEvent(payload));
  if (!paymentIntentId) return "recorded";
  const outcome = await fulfil(paymentIntentId);
  if (outcome === "unknown") await raiseAlertAlone(unknownPayment, { paymentIntentId });
  if (type === FRAUD_WARNING) await warnOfFraud(paymentIntentId);
  if (type === CARD_FAILED) await stopCardTesting(paymentIntentId);
  return outcome;
}

/** The coach can prevent a dispute by a refund, unless there is one already or nothing is left to refund. */
async function warnOfFraud(paymentIntentId: string): Promise<void> {
  const order = await db.order.findUnique({ where: { paymentIntentId } });
  if (order?.status !== "paid" || grantState(order) !== "live") return;
  await raiseAlertAlone(earlyFraudWarning, { orderId: order.id, number: order.number });
}

/** Reads the object that a thin event names and stores it, so that the event is then like any other. */
async function completeThinEvent(event: ProviderEvent): Promise<string | undefined> {
  const { data: unread } = unreadObject.safeParse(event.data.object);
  const object = unread && (await readObject(unread.url));
  if (!object) return undefined;
  const { data: paymentIntentId } = intentReference.safeParse(object);
  await db.providerEvent.update({
    where: { id: event.id },
    data: { paymentIntentId, payload: toPayload({ ...event, data: { object } }) },
  });
  return paymentIntentId;
}

/** Adds lost and used-up jobs. Leaves jobs with attempts left: they would start anew and never give up. */
export async function addLostJobs(until: Date): Promise<void> {
  const events = await db.$queryRaw<{ id: string }[]>`
    SELECT e."id" FROM "ProviderEvent" e
    WHERE e."processedAt" IS NULL
      AND e."receivedAt" < ${until}
      AND NOT EXISTS (
        SELECT FROM graphile_worker.jobs j
        WHERE j.key = ${JOB_KEY} || e."id" AND j.attempts < j.max_attempts)`;
  for (const { id } of events) await addEventJob(db, id);
}

async function addEventJob(tx: Transaction, eventId: string): Promise<void> {
  await addJob(tx, "process-provider-event", { eventId }, `${JOB_KEY}${eventId}`);
}

/**
 * Job: deletes the card provider's events after a year, long after it has stopped repeating them. Keeps an event
 * that was not processed, or that is about an open dispute.
 */
export async function forgetEvents(): Promise<string> {
  const count = await untilNoneIsLeft(
    (most) => db.$executeRaw`
      DELETE FROM "ProviderEvent" WHERE "id" IN (
        SELECT e."id" FROM "ProviderEvent" e
        LEFT JOIN "Order" o ON o."paymentIntentId" = e."paymentIntentId"
        WHERE e."receivedAt" < now() - interval '1 year' AND e."processedAt" IS NOT NULL
          AND o."disputeStatus" IS DISTINCT FROM 'open'
        ORDER BY e."receivedAt" LIMIT ${most})`,
  );
  return `${count} reports of the card provider forgotten`;
}
