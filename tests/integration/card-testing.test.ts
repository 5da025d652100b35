import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { saveOrderDetails } from "@/lib/checkout/commands";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { grantByHand } from "@/lib/orders/by-hand";
import { forgetNetworks } from "@/lib/payments/abandoned";
import { stopCardTesting } from "@/lib/payments/card-testing";
import { fulfil } from "@/lib/payments/fulfil";
import { CARD_FAILED, MAX_FAILED_CARDS } from "@/lib/payments/rules";
import { processEvent } from "@/lib/payments/stripe-events";
import { DAY_MS, HOUR_MS } from "@/lib/text/durations";
import { COACH } from "../support/builders";
import { newAddress } from "../support/samples";
import { beginOrder, cardProvider, findCourse, pay, readOrder } from "../support/shop";

async function begin({ email = newAddress(), network = `${randomUUID()}` as string } = {}) {
  const { id: courseId } = await findCourse();
  const { orderId } = await beginOrder(courseId, { network });
  await saveOrderDetails(orderId, { email, consentVersion: CONSENT_VERSION, userId: null });
  const { paymentIntentId } = await readOrder(orderId);
  return { orderId, paymentIntentId: paymentIntentId ?? "", email, network };
}

/** A declined card, and the provider's event about it. */
async function decline(paymentIntentId: string, times = 1): Promise<void> {
  for (let card = 0; card < times; card++) {
    await expect(pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toThrow();
    const id = `evt_${randomUUID()}`;
    await db.providerEvent.create({
      data: {
        id,
        type: CARD_FAILED,
        paymentIntentId,
        payload: { id, type: CARD_FAILED, livemode: false, data: { object: {} } },
      },
    });
    await processEvent(id);
  }
}

async function isOpen(paymentIntentId: string): Promise<boolean> {
  return (await cardProvider.paymentIntents.retrieve(paymentIntentId)).status !== "canceled";
}

it("a handful of declined cards stops nobody", async () => {
  const { paymentIntentId, orderId } = await begin();
  await decline(paymentIntentId, 4);
  expect(await isOpen(paymentIntentId)).toBe(true);
  await pay(paymentIntentId);
  expect(await readOrder(orderId)).toMatchObject({ status: "failed" });
});

it("many on one order close its payment, and the coach is told once", async () => {
  const { paymentIntentId, orderId, network } = await begin();
  await decline(paymentIntentId, MAX_FAILED_CARDS.order);
  expect(await isOpen(paymentIntentId)).toBe(false);
  expect(await readOrder(orderId)).toMatchObject({ status: "cancelled" });
  expect(await db.alert.count({ where: { kind: "card-testing", orderId } })).toBe(1);
  // Somebody who keeps trying cards, all of them declined, may still start a new order.
  await begin({ network });
});

it("a card that is accepted before the payment is closed is what the coach is told of", async () => {
  const { paymentIntentId, orderId } = await begin();
  await decline(paymentIntentId, MAX_FAILED_CARDS.order - 1);
  await expect(pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toThrow();
  await fulfil(paymentIntentId);
  await db.providerEvent.create({
    data: {
      id: `evt_${randomUUID()}`,
      type: CARD_FAILED,
      paymentIntentId,
      payload: {},
      processedAt: new Date(),
    },
  });
  await pay(paymentIntentId);
  await stopCardTesting(paymentIntentId);
  const { number, status } = await readOrder(orderId);
  expect(status).toBe("paid");
  const told = await db.alert.findMany({ where: { orderId } });
  expect(told).toMatchObject([{ kind: "card-accepted" }]);
  expect(told[0]?.detail).toContain(`one was accepted for order ${number}`);
  expect(told[0]?.detail).not.toContain("nobody was charged");
});

it("many on several orders of one address close the one that goes on", async () => {
  const email = newAddress();
  for (let orders = 0; orders < 2; orders++) {
    await decline((await begin({ email })).paymentIntentId, MAX_FAILED_CARDS.order - 1);
  }
  const last = await begin({ email });
  await decline(last.paymentIntentId);
  expect(await isOpen(last.paymentIntentId)).toBe(false);
});

it("many from one network begin no more orders there, and others go on", async () => {
  const network = randomUUID();
  for (let failed = 0; failed < MAX_FAILED_CARDS.network; failed += 8) {
    await decline((await begin({ network })).paymentIntentId, 8);
  }
  await expect(begin({ network })).rejects.toMatchObject({
    status: 429,
    headers: { "Retry-After": "3600" },
  });
  await begin();
});

it("cards that fail on orders of hours ago count as well", async () => {
  const network = randomUUID();
  for (let failed = 0; failed < MAX_FAILED_CARDS.network; failed += 8) {
    const { orderId, paymentIntentId } = await begin({ network });
    await decline(paymentIntentId);
    await db.order.update({ where: { id: orderId }, data: { updatedAt: new Date("2020-01-01") } });
    await decline(paymentIntentId, 7);
  }
  await expect(begin({ network })).rejects.toMatchObject({ status: 429 });
});

it("the coach is told once of a network, in a row that holds nothing of it", async () => {
  const network = randomUUID();
  const orders = [await begin({ network }), await begin({ network })];
  for (const { paymentIntentId } of orders) await decline(paymentIntentId, MAX_FAILED_CARDS.order);
  const { networkKey } = await readOrder(orders[0]?.orderId ?? "");
  const told = await db.alert.findMany({
    where: { kind: "card-testing", orderId: { in: orders.map(({ orderId }) => orderId) } },
  });
  expect(told).toHaveLength(1);
  expect(told[0]?.key).not.toContain(networkKey);
});

it("an order that is no longer to be paid forgets its network after a day", async () => {
  const network = randomUUID();
  const [paid, open, today] = [await begin(), await begin({ network }), await begin()];
  await pay(paid.paymentIntentId);
  await pay(today.paymentIntentId);
  await db.order.updateMany({
    where: { id: { in: [paid.orderId, open.orderId] } },
    data: { createdAt: new Date(Date.now() - 25 * HOUR_MS) },
  });
  await fulfil(paid.paymentIntentId);
  await fulfil(today.paymentIntentId);
  await forgetNetworks();
  expect(await readOrder(paid.orderId)).toMatchObject({ status: "paid", networkKey: null });
  expect((await readOrder(today.orderId)).networkKey).not.toBeNull();
  // Cards can still be tried on this one, and are counted by its network.
  expect((await readOrder(open.orderId)).networkKey).not.toBeNull();
});

it("an order that stays unpaid, as its access was given by hand, forgets its network after a month", async () => {
  const [given, recent, unaddressed] = [await begin(), await begin(), await begin()];
  for (const { orderId } of [given, recent]) {
    const { number } = await readOrder(orderId);
    await grantByHand(COACH, { number, reason: "paid by bank transfer" });
  }
  await db.order.update({ where: { id: unaddressed.orderId }, data: { email: null } });
  const age = (orderId: string, days: number) =>
    db.order.update({
      where: { id: orderId },
      data: { createdAt: new Date(Date.now() - days * DAY_MS) },
    });
  await age(given.orderId, 31);
  await age(recent.orderId, 29);
  await age(unaddressed.orderId, 31);
  await forgetNetworks();
  expect(await readOrder(given.orderId)).toMatchObject({ status: "pending", networkKey: null });
  expect((await readOrder(recent.orderId)).networkKey).not.toBeNull();
  // By its network it is found among those to be closed.
  expect((await readOrder(unaddressed.orderId)).networkKey).not.toBeNull();
});

it("no network address stands on an order", async () => {
  const network = "203.0.113.78";
  const { orderId } = await begin({ network });
  expect(JSON.stringify(await readOrder(orderId))).not.toContain(network);
});
