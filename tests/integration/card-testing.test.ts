import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { saveOrderDetails } from "@/lib/checkout/commands";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { grantByHand } from "@/lib/orders/by-hand/commands";
import { forgetNetworks } from "@/lib/payments/abandoned/commands";
import { stopCardTesting } from "@/lib/payments/card-testing/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { CARD_FAILED, MAX_FAILED_CARDS } from "@/lib/payments/rules";
import { processEvent } from "@/lib/payments/stripe-events";
import { COACH, daysAgo } from "../support/builders";
import { BUYER, newAddress } from "../support/samples";
import { beginOrder, cardProvider, findCourse, pay, readOrder } from "../support/shop";

async function begin({ email = newAddress(), network = `${randomUUID()}` as string } = {}) {
  const { orderId } = await beginOrder((await findCourse()).id, { network });
  const consentVersion = CONSENT_VERSION;
  await saveOrderDetails(orderId, { ...BUYER, email, consentVersion, userId: null });
  const { paymentIntentId } = await readOrder(orderId);
  return { orderId, paymentIntentId: paymentIntentId ?? "", email, network };
}

/** Stores the provider's event about a declined card, and returns its id. */
async function reportFailedCard(paymentIntentId: string, processedAt: Date | null = null) {
  const id = `evt_${randomUUID()}`;
  const payload = { id, type: CARD_FAILED, livemode: false, data: { object: {} } };
  const event = { id, type: CARD_FAILED, paymentIntentId, payload, processedAt };
  await db.providerEvent.create({ data: event });
  return id;
}

/** A declined card, and the provider's event about it. */
async function decline(paymentIntentId: string, times = 1): Promise<void> {
  for (let card = 0; card < times; card++) {
    await expect(pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toThrow();
    await processEvent(await reportFailedCard(paymentIntentId));
  }
}

async function isOpen(paymentIntentId: string): Promise<boolean> {
  return (await cardProvider.paymentIntents.retrieve(paymentIntentId)).status !== "canceled";
}

it("four declined cards do not stop a buyer", async () => {
  const { paymentIntentId, orderId } = await begin();
  await decline(paymentIntentId, 4);
  expect(await isOpen(paymentIntentId)).toBe(true);
  await pay(paymentIntentId);
  expect(await readOrder(orderId)).toMatchObject({ status: "failed" });
});

it("many declined cards on one order close its payment and raise one alert", async () => {
  const { paymentIntentId, orderId, network } = await begin();
  await decline(paymentIntentId, MAX_FAILED_CARDS.order);
  expect(await isOpen(paymentIntentId)).toBe(false);
  expect(await readOrder(orderId)).toMatchObject({ status: "cancelled" });
  expect(await db.alert.count({ where: { kind: "card-testing", orderId } })).toBe(1);
  // Somebody who keeps trying cards, all of them declined, may still start a new order.
  await begin({ network });
});

it("an alert about card testing says so if a card was accepted before the payment could be closed", async () => {
  const { paymentIntentId, orderId } = await begin();
  await decline(paymentIntentId, MAX_FAILED_CARDS.order - 1);
  await expect(pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toThrow();
  await fulfil(paymentIntentId);
  await reportFailedCard(paymentIntentId, new Date());
  await pay(paymentIntentId);
  await stopCardTesting(paymentIntentId);
  const { number, status } = await readOrder(orderId);
  expect(status).toBe("paid");
  const [alert, ...others] = await db.alert.findMany({ where: { orderId } });
  expect([alert?.kind, others]).toEqual(["card-accepted", []]);
  expect(alert?.detail).toContain(`one was accepted for order ${number}`);
  expect(alert?.detail).not.toContain("nobody was charged");
});

it("declined cards on earlier orders with the same address do not count against a new order", async () => {
  const email = newAddress();
  for (let orders = 0; orders < 2; orders++) {
    await decline((await begin({ email })).paymentIntentId, MAX_FAILED_CARDS.order - 1);
  }
  const own = await begin({ email });
  await decline(own.paymentIntentId);
  expect(await isOpen(own.paymentIntentId)).toBe(true);
});

it("a browser whose orders had many declined cards cannot begin another order, on any network", async () => {
  const held = [await begin(), await begin()];
  for (const { paymentIntentId } of held) await decline(paymentIntentId, 8);
  const { id } = await findCourse();
  const again = beginOrder(id, { openOrderIds: held.map(({ orderId }) => orderId) });
  await expect(again).rejects.toMatchObject({ status: 429 });
});

it("an order whose payment was closed is replaced by a new one, which can be paid", async () => {
  const { orderId, paymentIntentId, email } = await begin();
  await decline(paymentIntentId, MAX_FAILED_CARDS.order);
  const details = { ...BUYER, email, consentVersion: CONSENT_VERSION, userId: null };
  expect(await saveOrderDetails(orderId, details)).toBe("closed");
  const { id } = await findCourse();
  const next = await beginOrder(id, { openOrderIds: [orderId] });
  expect(next.orderId).not.toBe(orderId);
  expect(await saveOrderDetails(next.orderId, details)).toBe("saved");
  await pay((await readOrder(next.orderId)).paymentIntentId ?? "");
});

it("a network with many declined cards, also on older orders, cannot begin an order, but other networks can", async () => {
  const network = randomUUID();
  for (let failed = 0; failed < MAX_FAILED_CARDS.network; failed += 8) {
    const { orderId, paymentIntentId } = await begin({ network });
    await decline(paymentIntentId);
    await db.order.update({ where: { id: orderId }, data: { updatedAt: new Date("2020-01-01") } });
    await decline(paymentIntentId, 7);
  }
  const refusal = { status: 429, headers: { "Retry-After": "3600" } };
  await expect(begin({ network })).rejects.toMatchObject(refusal);
  await begin();
});

it("many declined cards from one network raise one alert, whose row does not contain the network", async () => {
  const network = randomUUID();
  const orders = [await begin({ network }), await begin({ network })];
  for (const { paymentIntentId } of orders) await decline(paymentIntentId, MAX_FAILED_CARDS.order);
  const { networkKey } = await readOrder(orders[0]?.orderId ?? "");
  const orderId = { in: orders.map((order) => order.orderId) };
  const alerts = await db.alert.findMany({ where: { kind: "card-testing", orderId } });
  expect(alerts).toHaveLength(1);
  expect(alerts[0]?.key).not.toContain(networkKey);
});

function age(orderId: string, days: number) {
  return db.order.update({ where: { id: orderId }, data: { createdAt: daysAgo(days) } });
}

it("an order forgets its network after a day, unless cards can still be tried on it", async () => {
  const network = randomUUID();
  const [paid, open, today] = [await begin(), await begin({ network }), await begin()];
  await pay(paid.paymentIntentId);
  await pay(today.paymentIntentId);
  for (const { orderId } of [paid, open]) await age(orderId, 25 / 24);
  await fulfil(paid.paymentIntentId);
  await fulfil(today.paymentIntentId);
  await forgetNetworks();
  expect(await readOrder(paid.orderId)).toMatchObject({ status: "paid", networkKey: null });
  expect((await readOrder(today.orderId)).networkKey).not.toBeNull();
  // Cards can still be tried on this one, and are counted by its network.
  expect((await readOrder(open.orderId)).networkKey).not.toBeNull();
});

it("an unpaid order whose access was given by hand forgets its network after a month", async () => {
  const [given, recent, unaddressed] = [await begin(), await begin(), await begin()];
  for (const { orderId } of [given, recent]) {
    const { number } = await readOrder(orderId);
    await grantByHand(COACH, { number, reason: "paid by bank transfer" });
  }
  await db.order.update({ where: { id: unaddressed.orderId }, data: { email: null } });
  await age(given.orderId, 31);
  await age(recent.orderId, 29);
  await age(unaddressed.orderId, 31);
  await forgetNetworks();
  expect(await readOrder(given.orderId)).toMatchObject({ status: "pending", networkKey: null });
  expect((await readOrder(recent.orderId)).networkKey).not.toBeNull();
  // Abandoned orders without an address are found by their network.
  expect((await readOrder(unaddressed.orderId)).networkKey).not.toBeNull();
});

it("an order does not contain the network address", async () => {
  const network = "203.0.113.78";
  const { orderId } = await begin({ network });
  expect(JSON.stringify(await readOrder(orderId))).not.toContain(network);
});
