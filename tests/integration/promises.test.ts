import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { newAddress } from "../support/samples";
import { findCourse } from "../support/shop";

const newOrder = async (change: object = {}) => {
  const course = await findCourse();
  return db.order.create({
    data: { courseId: course.id, courseTitle: course.title, pricePence: 4999, ...change },
  });
};

describe("the database refuses", () => {
  it("two accounts for one address, in any case", async () => {
    const email = newAddress();
    await db.user.create({ data: { email } });
    await expect(db.user.create({ data: { email } })).rejects.toThrow("Unique constraint");
    await expect(db.user.create({ data: { email: email.toUpperCase() } })).rejects.toThrow(
      "User_email_lower",
    );
  });

  it("two orders for one payment", async () => {
    const paymentIntentId = `pi_${randomUUID()}`;
    await newOrder({ paymentIntentId });
    await expect(newOrder({ paymentIntentId })).rejects.toThrow("Unique constraint");
  });

  it("two grants for one order", async () => {
    const { id: orderId, courseId } = await newOrder();
    const user = await db.user.create({ data: { email: newAddress() } });
    const data = { userId: user.id, courseId, orderId, reason: "purchase" };
    await db.grant.create({ data });
    await expect(db.grant.create({ data })).rejects.toThrow("Unique constraint");
  });

  it.each([
    ["a price of nothing", { pricePence: 0 }, "Order_price_positive"],
    ["a price below zero", { pricePence: -1 }, "Order_price_positive"],
    ["another currency", { currency: "eur" }, "Order_currency_pounds"],
    ["more refunded than paid", { refundedPence: 5000 }, "Order_refund_within_price"],
    ["a paid order without its buyer", { status: "paid" }, "Order_paid_is_whole"],
  ])("%s", async (_case, change, constraint) => {
    await expect(newOrder(change)).rejects.toThrow(constraint);
  });

  it("removing a course, a buyer or an order that money was paid for", async () => {
    const order = await newOrder();
    const course = db.course.delete({ where: { id: order.courseId } });
    await expect(course).rejects.toThrow("Foreign key constraint");
    await db.orderEvent.create({ data: { orderId: order.id, kind: "paid", detail: "£49.99" } });
    await expect(db.order.delete({ where: { id: order.id } })).rejects.toThrow();
  });

  it("rewriting history", async () => {
    const entry = await db.auditLog.create({
      data: { actorEmail: newAddress(), action: "course.reprice", subject: "course:1" },
    });
    const change = db.auditLog.update({ where: { id: entry.id }, data: { action: "nothing" } });
    await expect(change).rejects.toThrow("append-only");
    await expect(db.auditLog.delete({ where: { id: entry.id } })).rejects.toThrow("append-only");
  });
});

it("order numbers look like order numbers and never repeat", async () => {
  const orders = await Promise.all([newOrder(), newOrder(), newOrder()]);
  expect(new Set(orders.map((order) => order.number)).size).toBe(3);
  for (const order of orders) expect(order.number).toBeGreaterThan(1000);
});
