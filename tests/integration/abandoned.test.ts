import { randomUUID } from "node:crypto";
import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { forgetAbandoned } from "@/lib/payments/abandoned";
import {
  beginOrder,
  beginPurchase,
  failProvider,
  findCourse,
  pay,
  readOrder,
} from "../support/shop";

async function grow(orderId: string, days: number): Promise<void> {
  await db.$executeRaw`
    UPDATE "Order" SET "createdAt" = now() - ${days} * interval '1 day' WHERE "id" = ${orderId}::uuid`;
}

async function beginLongAgo(days = 31) {
  const purchase = await beginPurchase();
  await grow(purchase.orderId, days);
  return purchase;
}

it("an order that nobody paid within a month forgets who began it, and can be paid no more", async () => {
  const { orderId, paymentIntentId } = await beginLongAgo();
  await forgetAbandoned();
  const forgotten = { status: "cancelled", email: null, networkKey: null, consentedAt: null };
  expect(await readOrder(orderId)).toMatchObject(forgotten);
  await expect(pay(paymentIntentId)).rejects.toThrow("canceled");
});

it("one of yesterday stays as it is", async () => {
  const { orderId, email } = await beginLongAgo(29);
  await forgetAbandoned();
  expect(await readOrder(orderId)).toMatchObject({ status: "pending", email });
});

it("one that was paid without our hearing of it is served instead", async () => {
  const { orderId, paymentIntentId, email } = await beginLongAgo();
  await pay(paymentIntentId);
  await forgetAbandoned();
  const paid = await readOrder(orderId);
  expect(paid).toMatchObject({ status: "paid", email });
  expect(paid.grant).toMatchObject({ endedAt: null });
});

it("a sale keeps its address, however old it is", async () => {
  const { orderId, paymentIntentId, email } = await beginPurchase();
  await pay(paymentIntentId);
  await grow(orderId, 31);
  await forgetAbandoned();
  await grow(orderId, 400);
  await forgetAbandoned();
  expect(await readOrder(orderId)).toMatchObject({ status: "paid", email });
});

it("the network goes as well where no address was typed", async () => {
  const { id: courseId } = await findCourse();
  const network = randomUUID();
  const { orderId } = await beginOrder(courseId, { network });
  await grow(orderId, 31);
  await forgetAbandoned();
  expect(await readOrder(orderId)).toMatchObject({ status: "cancelled", networkKey: null });
});

it("one that never got a payment is forgotten", async () => {
  const { orderId } = await beginLongAgo();
  await db.order.update({ where: { id: orderId }, data: { paymentIntentId: null } });
  await forgetAbandoned();
  expect(await readOrder(orderId)).toMatchObject({ status: "cancelled", email: null });
});

it("one whose payment these keys do not know keeps its address, as it may be paid with others", async () => {
  const { orderId, email } = await beginLongAgo();
  await db.order.update({ where: { id: orderId }, data: { paymentIntentId: "pi_of_other_keys" } });
  await forgetAbandoned();
  expect(await readOrder(orderId)).toMatchObject({ status: "pending", email });
});

it("one that cannot be closed does not keep the others' addresses", async () => {
  const older = await beginLongAgo(32);
  const newer = await beginLongAgo(31);
  await failProvider({ status: 500, paths: `^/v1/payment_intents/${newer.paymentIntentId}` });
  try {
    await expect(forgetAbandoned()).rejects.toThrow("Some abandoned orders could not be closed.");
  } finally {
    await failProvider(null);
  }
  expect(await readOrder(newer.orderId)).toMatchObject({ status: "pending", email: newer.email });
  expect(await readOrder(older.orderId)).toMatchObject({ status: "cancelled", email: null });
  await forgetAbandoned();
});

it("is done once", async () => {
  const { orderId } = await beginLongAgo();
  await forgetAbandoned();
  expect(await forgetAbandoned()).toBe("0 abandoned orders forgotten");
  expect(await db.orderEvent.count({ where: { orderId, kind: "abandoned" } })).toBe(1);
});
