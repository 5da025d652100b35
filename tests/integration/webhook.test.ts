import { randomUUID } from "node:crypto";
import { expect, it, vi } from "vitest";
import { resolveAlert } from "@/lib/alerts/commands";
import { listDailyTakings } from "@/lib/back-office/overview/queries";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { fulfil } from "@/lib/payments/fulfil";
import { processEvent, storeEvent } from "@/lib/payments/stripe-events";
import { verifyEvent } from "@/lib/payments/stripe-signature";
import { alertOfStalledSweep, sweep } from "@/lib/payments/sweep";
import { formatDate } from "@/lib/text/dates";
import { DAY_MS } from "@/lib/text/durations";
import { atOnce, COACH, refundAtProvider, reportEvent, setDate } from "../support/builders";
import { jobsOf, loseJob } from "../support/jobs";
import { deliver } from "../support/outbox";
import {
  beginOrder,
  beginPurchase,
  cardProvider,
  failProvider,
  findCourse,
  findEvent,
  paidPurchase,
  pay,
  press,
  readOrder,
} from "../support/shop";
import { signEvent } from "../support/sign-event";
import { thinEvent } from "../support/thin-event";

const [secret = ""] = env.STRIPE_WEBHOOK_SECRET ?? [];

const sign = (payload: string, at?: number) => signEvent(payload, secret, at);

function jobsFor(eventId: string) {
  return jobsOf(`process-provider-event:${eventId}`);
}

/** The event of a payment that was not reported yet. */
async function paidEvent() {
  const { paymentIntentId } = await paidPurchase();
  return findEvent(paymentIntentId, "payment_intent.succeeded");
}

const body = JSON.stringify({ id: "evt_1", type: "x", livemode: false, data: { object: {} } });

it("accepts an event that the provider signed now", () => {
  expect(verifyEvent(body, sign(body))).toMatchObject({ id: "evt_1" });
});

it.each([
  ["without a signature", null],
  ["with a malformed signature", "t=now,v1=abc"],
  ["signed with another secret", signEvent(body, "whsec_other")],
  ["signed for another body", sign(body.replace("evt_1", "evt_2"))],
  ["signed six minutes ago", sign(body, Date.now() - 360_000)],
  // The provider's own SDK accepts timestamps in the future.
  ["dated six minutes ahead", sign(body, Date.now() + 360_000)],
])("refuses an event %s", (_case, signature) => {
  const refused = { status: 400, message: expect.stringContaining("The signature is") };
  expect(() => verifyEvent(body, signature)).toThrow(expect.objectContaining(refused));
});

it.each([
  ["a payment", "payment_intent.succeeded", "pm_card_visa", "paid"],
  ["a declined card", "payment_intent.payment_failed", "pm_card_chargeDeclined", "failed"],
  ["a refund", "charge.refunded", "pm_card_visa", "paid"],
  ["a refund’s state", "refund.created", "pm_card_visa", "paid"],
  ["a dispute", "charge.dispute.created", "pm_card_createDispute", "paid"],
  ["a bank’s suspicion of fraud", "radar.early_fraud_warning.created", "pm_card_visa", "paid"],
])("a thin event of %s counts as its snapshot event", async (what, type, card, status) => {
  const { orderId, paymentIntentId } = await beginPurchase();
  await pay(paymentIntentId, card).catch(() => {});
  if (what.includes("refund"))
    await cardProvider.refunds.create({ payment_intent: paymentIntentId });
  if (what.includes("suspicion")) await press(`payments/${paymentIntentId}/fraud-warning`);
  const snapshot = await findEvent(paymentIntentId, type);
  const thin = JSON.stringify(thinEvent(snapshot));
  const notification = cardProvider.parseEventNotification(thin, sign(thin), secret);
  expect(notification.type).toBe(`v1.${type}`);
  await storeEvent(verifyEvent(thin, sign(thin)));
  await processEvent(snapshot.id);
  expect(await readOrder(orderId)).toMatchObject({ status });
  const stored = { where: { paymentIntentId }, select: { id: true, type: true, payload: true } };
  await storeEvent(snapshot);
  const [event, ...others] = await db.providerEvent.findMany(stored);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ id: snapshot.id, type, payload: { created: snapshot.created } });
});

it.each([
  ["no object", { type: "v1.account.application.deauthorized" }],
  [
    "an object of another interface",
    {
      type: "v2.core.event_destination.ping",
      related_object: { id: "ed_1", type: "x", url: "/v2/core/event_destinations/ed_1" },
    },
  ],
  [
    "an object without an id",
    { type: "v1.balance.available", related_object: { type: "balance", url: "/v1/balance" } },
  ],
])("a thin event of %s is stored and changes nothing", async (_what, more) => {
  const id = `evt_test_${randomUUID()}`;
  const body = { id, object: "v2.core.event", livemode: false, created: new Date(), ...more };
  const ping = JSON.stringify(body);
  await storeEvent(verifyEvent(ping, sign(ping)));
  expect(await processEvent(id)).toBe("recorded");
});

it("stores an event and its job once, although it is delivered a hundred times at the same moment", async () => {
  const { paymentIntentId } = await paidPurchase();
  const event = await findEvent(paymentIntentId, "payment_intent.succeeded");
  await atOnce(100, () => storeEvent(event));
  expect(await db.providerEvent.count({ where: { id: event.id } })).toBe(1);
  expect(await jobsFor(event.id)).toHaveLength(1);
});

it("an event only names the payment: a success that is processed after the refund opens nothing", async () => {
  const { orderId, paymentIntentId } = await paidPurchase({ card: "pm_card_visa" });
  const event = await findEvent(paymentIntentId, "payment_intent.succeeded");
  await cardProvider.refunds.create({ payment_intent: paymentIntentId });
  await storeEvent(event);
  expect(await processEvent(event.id)).toBe("succeeded");
  expect((await readOrder(orderId)).grant?.endedAt).not.toBeNull();
});

it.each([
  ["that the bank is processing", "pm_card_processing", "processing", "processing"],
  ["that was cancelled", null, "canceled", "cancelled"],
  ["that needs no action", "pm_card_visa", "created", "recorded"],
])("the event of a payment %s is processed", async (_what, card, type, outcome) => {
  const { paymentIntentId } = card ? await paidPurchase({ card }) : await beginPurchase();
  if (!card) await cardProvider.paymentIntents.cancel(paymentIntentId);
  expect(await reportEvent(paymentIntentId, `payment_intent.${type}`)).toBe(outcome);
  const { processedAt } = await db.providerEvent.findFirstOrThrow({ where: { paymentIntentId } });
  expect(processedAt).not.toBeNull();
});

it("the sweep fulfils payments that no webhook reported, and finds their refunds", async () => {
  const purchases = [await paidPurchase(), await paidPurchase()];
  await sweep();
  for (const { orderId } of purchases) {
    expect(await readOrder(orderId)).toMatchObject({ status: "paid", grant: { endedAt: null } });
  }
  for (const { paymentIntentId: payment_intent } of purchases)
    await cardProvider.refunds.create({ payment_intent });
  await sweep();
  for (const { orderId } of purchases)
    expect(await readOrder(orderId)).toMatchObject({ grant: { endedAt: expect.any(Date) } });
});

/** Moves today's date forward by so many days. */
function comeBackIn(days: number): void {
  setDate(vi.getRealSystemTime() + days * DAY_MS);
}

it("the first sweep after an outage of months finds older payments and records them on their day", async () => {
  await sweep();
  const { orderId, email, paymentIntentId } = await paidPurchase();
  const { latest_charge } = await cardProvider.paymentIntents.retrieve(paymentIntentId, {
    expand: ["latest_charge"],
  });
  if (typeof latest_charge === "string" || !latest_charge) throw new Error("Nothing was charged.");
  const chargedAt = new Date(latest_charge.created * 1000);
  comeBackIn(65);
  await sweep();
  expect(await readOrder(orderId)).toMatchObject({ status: "paid", chargedAt });
  const receipt = await deliver("purchase-confirmation", email);
  expect(receipt.text).toContain(formatDate(chargedAt));
  expect((await listDailyTakings()).at(-1)).toMatchObject({ sales: 0 });
});

it("a sweep that could not serve every payment leaves the next one the same period", async () => {
  await sweep();
  const { orderId, paymentIntentId } = await paidPurchase();
  comeBackIn(60);
  await failProvider({ status: 500, paths: `^/v1/payment_intents/${paymentIntentId}` });
  await expect(sweep()).rejects.toThrow("could not serve");
  await failProvider(null);
  comeBackIn(65);
  await sweep();
  expect(await readOrder(orderId)).toMatchObject({ status: "paid" });
});

it("a sweep that has caught up resolves the alert about stalled sweeps", async () => {
  await sweep();
  const listed = { where: { kind: "sweep-stalled", resolvedAt: null } };
  comeBackIn(70);
  await alertOfStalledSweep();
  expect(await db.alert.count(listed)).toBe(1);
  await sweep();
  expect(await db.alert.count(listed)).toBe(0);
});

it.each([
  ["has ended", 401],
  ["lacks a permission", 403],
])("a key that %s raises one alert until it is repaired", async (_what, status) => {
  const { id } = await findCourse();
  const listed = { kind: "key-refused", resolvedAt: null };
  await sweep();
  await failProvider({ status, paths: "^/v1/payment_intents" });
  for (const _time of [1, 2]) await expect(sweep()).rejects.toMatchObject({ statusCode: status });
  await expect(beginOrder(id)).rejects.toMatchObject({ status: 503 });
  await failProvider(null);
  expect(await db.alert.count({ where: listed })).toBe(1);
  await sweep();
  expect(await db.alert.count({ where: listed })).toBe(0);
});

it.each([
  ["creates payments", "^/v1/payment_intents$", async () => beginOrder((await findCourse()).id)],
  [
    "reads a dispute",
    "^/v1/disputes",
    async () => {
      const { paymentIntentId } = await paidPurchase();
      await press(`payments/${paymentIntentId}/dispute`);
      return fulfil(paymentIntentId);
    },
  ],
])(
  "a key that lacks only the permission by which the site %s raises one alert, until the coach resolves it",
  async (_what, paths, act) => {
    await sweep();
    for (const _time of [1, 2]) {
      await failProvider({ status: 403, paths });
      await expect(act()).rejects.toMatchObject({ status: 503 });
      await failProvider(null);
      await sweep();
    }
    const kind = { in: ["key-refused", "permission-missing"] };
    const [alert, ...others] = await db.alert.findMany({ where: { kind, resolvedAt: null } });
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ kind: "permission-missing" });
    await resolveAlert(COACH, alert?.id ?? "");
  },
);

it("the first sweep of a shop ignores payments from before it", async () => {
  await db.sweep.deleteMany();
  const { orderId } = await paidPurchase();
  comeBackIn(65);
  await sweep();
  expect(await readOrder(orderId)).toMatchObject({ status: "pending" });
});

it("simultaneous first sweeps of several instances all succeed", async () => {
  for (let round = 0; round < 5; round++) {
    await db.sweep.deleteMany();
    await Promise.all(Array.from({ length: 5 }, sweep));
  }
  expect(await db.sweep.count()).toBe(1);
});

it.each(["other-mode", "unknown"])(
  "an event that could not be acted on (%s) is processed once the site has the keys of its payment",
  async (outcome) => {
    const { orderId, paymentIntentId } = await paidPurchase();
    const event = await findEvent(paymentIntentId, "payment_intent.succeeded");
    await storeEvent(event);
    const processed = { outcome, processedAt: new Date() };
    await db.providerEvent.update({ where: { id: event.id }, data: processed });
    await storeEvent({ ...event, livemode: true });
    const { id } = event;
    expect(await db.providerEvent.findUnique({ where: { id } })).toMatchObject({ outcome });
    await loseJob(`process-provider-event:${id}`);
    await storeEvent(event);
    expect(await jobsFor(event.id)).toHaveLength(1);
    expect(await processEvent(event.id)).toBe("succeeded");
    expect(await readOrder(orderId)).toMatchObject({ status: "paid" });
  },
);

it("events of another mode raise one alert a day, from midnight to midnight UTC", async () => {
  const { paymentIntentId } = await paidPurchase();
  const event = await findEvent(paymentIntentId, "payment_intent.succeeded");
  for (const time of ["01T00:00:00.000", "01T23:59:59.999", "02T00:00:00.000"]) {
    const receivedAt = `2026-03-${time}Z`;
    const id = `${event.id} at ${receivedAt}`;
    await storeEvent({ ...event, id, livemode: true });
    await db.providerEvent.update({ where: { id }, data: { receivedAt } });
    expect(await processEvent(id)).toBe("other-mode");
  }
  const alerts = await db.alert.findMany({ where: { kind: "other-mode" } });
  const keys = alerts.map(({ key }) => key);
  expect(keys).toEqual(["other-mode:2026-03-01", "other-mode:2026-03-02"]);
});

it("a sweep with test keys does not count for real payments", async () => {
  const live = { livemode: true, reachedAt: new Date(0) };
  await db.sweep.upsert({ where: { livemode: true }, create: live, update: live });
  const reached = async (livemode: boolean) =>
    (await db.sweep.findUniqueOrThrow({ where: { livemode } })).reachedAt.getTime();
  const [tests, real] = [await reached(false), await reached(true)];
  await sweep();
  expect(await reached(false)).not.toBe(tests);
  expect(await reached(true)).toBe(real);
});

it("a clock that was ahead for one sweep hides nothing from the next one", async () => {
  comeBackIn(65);
  await sweep();
  vi.useRealTimers();
  const { orderId } = await paidPurchase();
  await sweep();
  expect(await readOrder(orderId)).toMatchObject({ status: "paid" });
});

it("the event of a refund’s cancellation restores access", async () => {
  const { orderId, paymentIntentId } = await paidPurchase();
  await refundAtProvider(paymentIntentId);
  await press(`refunds/${paymentIntentId}/canceled`);
  expect(await reportEvent(paymentIntentId, "refund.updated")).toBe("succeeded");
  expect(await readOrder(orderId)).toMatchObject({ refundedPence: 0, grant: { endedAt: null } });
});

it("the sweep stores the cancellation of a refund that no webhook reported", async () => {
  const { paymentIntentId } = await paidPurchase();
  await cardProvider.refunds.create({ payment_intent: paymentIntentId });
  await press(`refunds/${paymentIntentId}/canceled`);
  await sweep();
  const { id } = await findEvent(paymentIntentId, "refund.updated");
  expect(await jobsFor(id)).toHaveLength(1);
});

/** An event from twenty minutes ago whose job has been tried seven times. */
async function failingEvent() {
  const event = await paidEvent();
  const { id } = event;
  await storeEvent(event);
  await db.$executeRaw`
    UPDATE "ProviderEvent" SET "receivedAt" = now() - interval '20 minutes' WHERE "id" = ${id}`;
  await db.$executeRaw`
    UPDATE graphile_worker._private_jobs SET attempts = 7 WHERE key = ${`process-provider-event:${id}`}`;
  return id;
}

it.each<[string, (key: string) => Promise<unknown>, number]>([
  [
    "does not reset the attempts of a failing event, so that it is given up one day",
    async () => {},
    7,
  ],
  [
    "retries an event that used up its attempts, because the provider may answer again",
    (key) =>
      db.$executeRaw`
        UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = ${key}`,
    0,
  ],
  [
    "retries an event that used up its attempts within days, longer than the sweep looks back",
    (key) =>
      db.$transaction([
        db.$executeRaw`
          UPDATE graphile_worker._private_jobs SET attempts = max_attempts WHERE key = ${key}`,
        db.$executeRaw`
          UPDATE "ProviderEvent" SET "receivedAt" = now() - interval '9 days'
          WHERE ${key} = 'process-provider-event:' || "id"`,
      ]),
    0,
  ],
  ["adds the job of an event that a restored backup lacks", loseJob, 0],
])("the sweep %s", async (_what, happen, attempts) => {
  const id = await failingEvent();
  await happen(`process-provider-event:${id}`);
  await sweep();
  expect(await jobsFor(id)).toMatchObject([{ attempts }]);
});
