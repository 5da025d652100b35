import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { readReadiness } from "@/lib/health/queries";
import { processEvent, storeEvent } from "@/lib/payments/stripe-events";
import { sweep } from "@/lib/payments/sweep";
import { findEvent, paidPurchase } from "../support/shop";

it("a reported payment is unserved until its event is processed, and the newest event is the last webhook", async () => {
  expect(await readReadiness()).toMatchObject({ lastWebhookAt: null, unservedPayments: 0 });
  const { paymentIntentId } = await paidPurchase();
  const created = await findEvent(paymentIntentId, "payment_intent.created");
  const paid = await findEvent(paymentIntentId, "payment_intent.succeeded");
  for (const event of [paid, created]) await storeEvent(event);
  const { receivedAt } = await db.providerEvent.findUniqueOrThrow({ where: { id: created.id } });
  // An event that is not a payment is not counted, although it is waiting too.
  expect(await readReadiness()).toMatchObject({ lastWebhookAt: receivedAt, unservedPayments: 1 });
  await processEvent(paid.id);
  expect(await readReadiness()).toMatchObject({ lastWebhookAt: receivedAt, unservedPayments: 0 });
});

it("the last sweep is the last successful one, and null without keys of the card provider", async () => {
  await sweep();
  const { reachedAt } = await db.sweep.findFirstOrThrow();
  expect(await readReadiness()).toMatchObject({ lastSweepAt: null });
  // The row that a worker with the card provider's keys writes.
  await db.$executeRaw`
    INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since)
    VALUES ('sweep', now())`;
  expect(await readReadiness()).toMatchObject({ lastSweepAt: reachedAt });
});

it("a job that is more than a minute late means that the worker is behind", async () => {
  const late = (seconds: number) => db.$executeRaw`
    UPDATE graphile_worker._private_jobs
    SET run_at = CASE WHEN task_id = (
      SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send-mail'
    ) THEN now() - make_interval(secs => ${seconds}) ELSE now() + interval '1 hour' END`;
  await db.$queryRaw`SELECT graphile_worker.add_job('send-mail')::text`;
  await late(50);
  expect(await readReadiness()).toMatchObject({ worker: "on time" });
  await late(90);
  const { worker, oldestJobSeconds } = await readReadiness();
  expect([worker, oldestJobSeconds >= 90 && oldestJobSeconds < 120]).toEqual(["behind", true]);
});
