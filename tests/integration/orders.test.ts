import { expect, it } from "vitest";
import { db } from "@/lib/db";
import { fulfil } from "@/lib/payments/fulfil";
import { soldOrder } from "../support/builders";
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
  const answer = await beginOrder(course.id);
  expect(answer).toMatchObject({ amount: course.pricePence / 100, currency: "gbp" });
  const { paymentIntentId } = await readOrder(answer.orderId);
  const intent = await cardProvider.paymentIntents.retrieve(paymentIntentId ?? "");
  expect(intent).toMatchObject({
    amount: course.pricePence,
    metadata: { orderId: answer.orderId },
    client_secret: answer.clientSecret,
  });
});

it("a reload goes on with the open intent, also after a decline", async () => {
  const { orderId, paymentIntentId, course } = await beginPurchase();
  await expect(pay(paymentIntentId, "pm_card_chargeDeclined")).rejects.toThrow();
  await fulfil(paymentIntentId);
  const again = await beginOrder(course.id, { openOrderIds: [orderId] });
  expect(again.orderId).toBe(orderId);
});

it("a new price begins a new order", async () => {
  const { orderId, course } = await beginPurchase();
  await db.course.update({ where: { id: course.id }, data: { pricePence: 1234 } });
  const again = await beginOrder(course.id, { openOrderIds: [orderId] });
  await db.course.update({ where: { id: course.id }, data: { pricePence: course.pricePence } });
  expect(again.orderId).not.toBe(orderId);
  expect(again.amount).toBe(12.34);
});

it("an order whose intent was made but not noted gets the same intent again", async () => {
  const { orderId, paymentIntentId, course } = await beginPurchase();
  await db.order.update({ where: { id: orderId }, data: { paymentIntentId: null } });
  await beginOrder(course.id, { openOrderIds: [orderId] });
  expect(await readOrder(orderId)).toMatchObject({ paymentIntentId });
});

it("a failure that the card provider keeps for a new order is a refusal whose cause can be logged", async () => {
  const course = await findCourse();
  await failProvider({ status: 500, kept: true, paths: "^/v1/payment_intents$" });
  const order = beginOrder(course.id);
  const refusal = await order.catch((error: unknown) => error);
  await failProvider(null);
  expect(refusal).toMatchObject({ status: 503, cause: expect.any(Error) });
});

it("a purchase that has just been paid is not sold a second time to the same browser", async () => {
  const { orderId, course } = await paidPurchase();
  const again = beginOrder(course.id, { openOrderIds: [orderId] });
  await expect(again).rejects.toMatchObject({ status: 409 });
  expect(await readOrder(orderId)).toMatchObject({ status: "paid" });
});

it("a buyer who owns the course is led to it", async () => {
  const { course, userId } = await soldOrder();
  const again = beginOrder(course.id, { userId });
  await expect(again).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining(`/learn/${course.slug}`),
  });
});

it("an unknown or unpublished course is not sold", async () => {
  const course = await findCourse("the-great-process-in-practice");
  await db.course.update({ where: { id: course.id }, data: { publishedAt: null } });
  for (const courseId of [course.id, 2_000_000_000]) {
    const order = beginOrder(courseId);
    await expect(order).rejects.toMatchObject({ status: 404 });
  }
});
