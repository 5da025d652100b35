import { randomUUID } from "node:crypto";
import { describe, expect, it, onTestFinished } from "vitest";
import { saveOrderDetails } from "@/lib/checkout/commands";
import { CONSENT_VERSION } from "@/lib/checkout/rules";
import { db } from "@/lib/db";
import { forgetAbandoned } from "@/lib/payments/abandoned/commands";
import { fulfil } from "@/lib/payments/fulfil";
import { expectRefused, listEvents, soldOrder } from "../support/builders";
import { BUYER } from "../support/samples";
import {
  beginOrder,
  beginPurchase,
  cardProvider,
  failProvider,
  findCourse,
  paidPurchase,
  pay,
  readOrder,
} from "../support/shop";

it("an order is charged the database's price", async () => {
  const course = await findCourse();
  const { orderId, clientSecret: client_secret, ...rest } = await beginOrder(course.id);
  const price = { amount: course.pricePence / 100, currency: "gbp" };
  expect(rest).toEqual({ ...price, title: course.title });
  const { paymentIntentId } = await readOrder(orderId);
  const intent = { amount: course.pricePence, metadata: { orderId }, client_secret };
  const made = await cardProvider.paymentIntents.retrieve(paymentIntentId ?? "");
  expect(made).toMatchObject(intent);
});

it("a reload continues with the open payment, also after a decline", async () => {
  const { orderId, paymentIntentId, course } = await beginPurchase();
  await expect(pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toThrow();
  await fulfil(paymentIntentId);
  const again = await beginOrder(course.id, { openOrderIds: [orderId] });
  expect(again.orderId).toBe(orderId);
});

it("a new price starts a new order", async () => {
  const { orderId, course } = await beginPurchase();
  await db.course.update({ where: { id: course.id }, data: { pricePence: 1234 } });
  const again = await beginOrder(course.id, { openOrderIds: [orderId] });
  await db.course.update({ where: { id: course.id }, data: { pricePence: course.pricePence } });
  expect(again.orderId).not.toBe(orderId);
  expect(again.amount).toBe(12.34);
});

it("an order whose payment was made but not saved gets the same payment again", async () => {
  const { orderId, paymentIntentId, course } = await beginPurchase();
  await db.order.update({ where: { id: orderId }, data: { paymentIntentId: null } });
  await beginOrder(course.id, { openOrderIds: [orderId] });
  expect(await readOrder(orderId)).toMatchObject({ paymentIntentId });
});

it("a failure that the provider keeps for a new order is refused with a cause for the log", async () => {
  const course = await findCourse();
  await failProvider({ status: 500, kept: true, paths: "^/v1/payment_intents$" });
  const refusal = await beginOrder(course.id).catch((error: unknown) => error);
  await failProvider(null);
  expect(refusal).toMatchObject({ status: 503, cause: expect.any(Error) });
});

it("a course that has just been paid is not sold to the same browser again", async () => {
  const { orderId, course } = await paidPurchase();
  await expectRefused(beginOrder(course.id, { openOrderIds: [orderId] }));
  expect(await readOrder(orderId)).toMatchObject({ status: "paid" });
});

it("a buyer who owns the course is sent to it", async () => {
  const { course, userId } = await soldOrder();
  await expectRefused(beginOrder(course.id, { userId }), 409, `/learn/${course.slug}`);
});

it("an unknown or unpublished course is not sold", async () => {
  const course = await findCourse("the-great-process-in-practice");
  await db.course.update({ where: { id: course.id }, data: { publishedAt: null } });
  for (const courseId of [course.id, 2_000_000_000]) {
    await expectRefused(beginOrder(courseId), 404);
  }
});

it("a course that is taken off sale while somebody types is not charged", async () => {
  const { orderId, email, course } = await beginPurchase();
  const details = { ...BUYER, email, consentVersion: CONSENT_VERSION, userId: null };
  const { consentedAt } = await readOrder(orderId);
  await db.course.update({ where: { id: course.id }, data: { publishedAt: null } });
  expect(await saveOrderDetails(orderId, details)).toBe("closed");
  expect(await readOrder(orderId)).toMatchObject({ consentedAt });
  await db.course.update({ where: { id: course.id }, data: { publishedAt: new Date() } });
  expect(await saveOrderDetails(orderId, details)).toBe("saved");
});

async function grow(orderId: string, days: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "Order" SET "createdAt" = now() - ${days} * interval '1 day' WHERE "id" = ${orderId}::uuid`;
}

async function beginLongAgo(days = 31) {
  const purchase = await beginPurchase();
  await grow(purchase.orderId, days);
  return purchase;
}

describe("an order that was not reported as paid within a month", () => {
  it("forgets its buyer and cannot be paid any more, once", async () => {
    const { orderId, paymentIntentId } = await beginLongAgo();
    await forgetAbandoned();
    expect(await forgetAbandoned()).toBe("0 abandoned orders forgotten");
    expect(await listEvents(orderId, "abandoned")).toHaveLength(1);
    const forgotten = { status: "cancelled", email: null, networkKey: null, consentedAt: null };
    expect(await readOrder(orderId)).toMatchObject(forgotten);
    await expect(pay(paymentIntentId)).rejects.toThrow("canceled");
  });

  it("is kept unchanged after 29 days", async () => {
    const { orderId, email } = await beginLongAgo(29);
    await forgetAbandoned();
    expect(await readOrder(orderId)).toMatchObject({ status: "pending", email });
  });

  it("that was paid at the provider is fulfilled instead, and keeps its address for good", async () => {
    const { orderId, paymentIntentId, email } = await beginLongAgo();
    await pay(paymentIntentId);
    const served = { status: "paid", email, grant: { endedAt: null } };
    for (const days of [31, 400]) {
      await grow(orderId, days);
      await forgetAbandoned();
      expect(await readOrder(orderId)).toMatchObject(served);
    }
  });

  it("forgets the network even if no address was entered", async () => {
    const { id: courseId } = await findCourse();
    const network = randomUUID();
    const { orderId } = await beginOrder(courseId, { network });
    await grow(orderId, 31);
    await forgetAbandoned();
    expect(await readOrder(orderId)).toMatchObject({ status: "cancelled", networkKey: null });
  });

  it("without a payment is forgotten", async () => {
    const { orderId } = await beginLongAgo();
    await db.order.update({ where: { id: orderId }, data: { paymentIntentId: null } });
    await forgetAbandoned();
    expect(await readOrder(orderId)).toMatchObject({ status: "cancelled", email: null });
  });

  it("whose payment these keys do not know keeps its address, because it may be paid with others", async () => {
    const { orderId, email } = await beginLongAgo();
    const data = { paymentIntentId: "pi_of_other_keys" };
    await db.order.update({ where: { id: orderId }, data });
    await forgetAbandoned();
    expect(await readOrder(orderId)).toMatchObject({ status: "pending", email });
  });

  it("that cannot be closed does not stop other orders from being forgotten", async () => {
    const [older, newer] = [await beginLongAgo(32), await beginLongAgo(31)];
    await failProvider({ status: 500, paths: `^/v1/payment_intents/${newer.paymentIntentId}` });
    onTestFinished(() => failProvider(null));
    await expect(forgetAbandoned()).rejects.toThrow("Some abandoned orders could not be closed.");
    expect(await readOrder(newer.orderId)).toMatchObject({ status: "pending", email: newer.email });
    expect(await readOrder(older.orderId)).toMatchObject({ status: "cancelled", email: null });
  });

  it("is forgotten in one night with six hundred others", async () => {
    const { orderId } = await beginLongAgo(40);
    const networkKey = randomUUID();
    await db.$executeRaw`
      INSERT INTO "Order" ("id", "courseId", "courseTitle", "pricePence", "networkKey", "createdAt", "updatedAt",
        "termsVersion", "isTest")
      SELECT gen_random_uuid(), "courseId", "courseTitle", "pricePence", ${networkKey}, now() - interval '35 days',
        now(), "termsVersion", "isTest"
      FROM "Order", generate_series(1, 600) WHERE "id" = ${orderId}::uuid`;
    await forgetAbandoned();
    expect(await db.order.count({ where: { networkKey } })).toBe(0);
    expect(await readOrder(orderId)).toMatchObject({ status: "cancelled", email: null });
  });
});
