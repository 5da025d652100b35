import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { newOrder, newUser } from "../support/builders";
import { newAddress } from "../support/samples";

it("a new site has only the coach's account, which can only be opened by a mail to the coach", async () => {
  const users = await db.user.findMany();
  expect(users.map(({ email }) => email).sort()).toEqual(env.COACH_EMAILS.toSorted());
  expect(users.map(({ firstSignInAt }) => firstSignInAt)).toEqual(users.map(() => null));
  expect([
    await db.session.count(),
    await db.signInToken.count(),
    await db.coachFactor.count(),
    await db.recoveryCode.count(),
    await db.grant.count(),
  ]).toEqual([0, 0, 0, 0, 0]);
});

describe("the database refuses", () => {
  it("two accounts for one address, in any case", async () => {
    const email = newAddress();
    await newUser({ email });
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

  it("two grants for one line of an order", async () => {
    const { id: orderId, courseId } = await newOrder();
    const user = await newUser();
    const data = { userId: user.id, courseId, orderId, reason: "purchase" };
    await db.grant.create({ data });
    await expect(db.grant.create({ data })).rejects.toThrow("Unique constraint");
  });

  it.each([
    ["a price of zero", { pricePence: 0 }, "Order_price_positive"],
    ["a price below zero", { pricePence: -1 }, "Order_price_positive"],
    ["another currency", { currency: "eur" }, "Order_currency_pounds"],
    ["more refunded than paid", { refundedPence: 5000 }, "Order_refund_within_price"],
    ["a paid order without its buyer", { status: "paid" }, "Order_paid_is_whole"],
  ])("%s", async (_case, change, constraint) => {
    await expect(newOrder(change)).rejects.toThrow(constraint);
  });

  it("a paid order without a consent, unless it was rebuilt from its payment", async () => {
    const { id: userId, email } = await newUser();
    const paid = { status: "paid", userId, email, paidAt: new Date() };
    const paymentIntentId = `pi_${randomUUID()}`;
    await expect(newOrder({ ...paid, paymentIntentId })).rejects.toThrow("Order_paid_is_whole");
    await newOrder({ ...paid, paymentIntentId, rebuiltAt: new Date() });
  });

  it("deleting a course, a buyer or an order that was paid for", async () => {
    const order = await newOrder();
    const course = db.course.delete({ where: { id: order.courseId } });
    await expect(course).rejects.toThrow("Foreign key constraint");
    await db.orderEvent.create({ data: { orderId: order.id, kind: "paid", detail: "£49.99" } });
    await expect(db.order.delete({ where: { id: order.id } })).rejects.toThrow();
  });

  it.each([
    `UPDATE "AuditLog" SET "actorEmail" = 'nobody@example.test'`,
    `DELETE FROM "AuditLog"`,
    `TRUNCATE "AuditLog"`,
    `TRUNCATE "OrderEvent"`,
  ])("rewriting history: %s", async (statement) => {
    const entry = { actorEmail: newAddress(), action: "course.reprice", subject: "course:1" };
    await db.auditLog.create({ data: entry });
    await expect(db.$executeRawUnsafe(statement)).rejects.toThrow("append-only");
  });
});

it("order numbers are above 1000 and never repeat", async () => {
  const orders = await Promise.all([newOrder(), newOrder(), newOrder()]);
  expect(new Set(orders.map((order) => order.number)).size).toBe(3);
  for (const order of orders) expect(order.number).toBeGreaterThan(1000);
});

it("no index duplicates another one or its beginning", async () => {
  const spare = await db.$queryRaw`
    WITH part AS (
      SELECT indexrelid AS id, (pg_get_indexdef(indexrelid, n, true),
        indcollation[n - 1], indclass[n - 1])::text AS part, n
      FROM pg_index, generate_series(1, indnkeyatts) n
    ), index AS (
      SELECT id, indrelid AS "table", indisunique, pg_get_expr(indpred, indrelid) AS rows,
        array_agg(part ORDER BY n) AS parts
      FROM part JOIN pg_index ON indexrelid = id JOIN pg_class c ON c.oid = indrelid
      WHERE relnamespace = 'public'::regnamespace
      GROUP BY id, indrelid, indisunique, rows
    )
    SELECT spare.id::regclass::text AS spare, other.id::regclass::text AS other
    FROM index spare JOIN index other ON other."table" = spare."table" AND other.id <> spare.id
    WHERE NOT spare.indisunique AND other.rows IS NOT DISTINCT FROM spare.rows
      AND other.parts[:cardinality(spare.parts)] = spare.parts`;
  expect(spare).toEqual([]);
});
