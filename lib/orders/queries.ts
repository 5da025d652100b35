import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { liveGrant } from "@/lib/learning/access";
import { takePage } from "@/lib/lists/paging";
import { beginsWith, emailInOrder, typedNumber } from "@/lib/lists/search";
import type { OrderListQuery } from "./schema";

const PAGE_SIZE = 25;
const NAMESAKES = 4;

const listed = {
  number: true,
  status: true,
  courseTitle: true,
  pricePence: true,
  refundedPence: true,
  disputeStatus: true,
  lostPence: true,
  email: true,
  createdAt: true,
} as const;

type ListedOrder = Prisma.OrderGetPayload<{ select: typeof listed }>;

type OrderPage = { page: ListedOrder[]; next: { before: number; after?: string } | null };

export async function listOrders({ show, before }: OrderListQuery): Promise<OrderPage> {
  const orders = await db.order.findMany({
    where: {
      ...(show === "paid" && { status: "paid" }),
      ...(before && { number: { lt: before } }),
    },
    orderBy: { number: "desc" },
    take: PAGE_SIZE + 1,
    select: listed,
  });
  return takePage(orders, PAGE_SIZE, ({ number }) => ({ before: number }));
}

/** Matches by address are in the index's order: sorting them by date would read them all. */
export async function searchOrders(query: OrderListQuery): Promise<OrderPage> {
  const number = typedNumber(query.q);
  const order = number && (await db.order.findUnique({ where: { number }, select: listed }));
  if (order) return { page: [order], next: null };
  const found = await findByEmail(query);
  if (query.after !== undefined || query.q.includes("@")) return found;
  const named = await findByName(query.q);
  const numbers = new Set(named.map((order) => order.number));
  const others = found.page.filter((order) => !numbers.has(order.number));
  return { page: [...named, ...others], next: found.next };
}

async function findByEmail({ q, after, before }: OrderListQuery): Promise<OrderPage> {
  const onwards =
    after !== undefined && before !== undefined
      ? Prisma.sql`AND (${emailInOrder}, "number") > (${after}, ${before})`
      : Prisma.empty;
  const orders = await db.$queryRaw<ListedOrder[]>`
    SELECT "number", "status"::text, "courseTitle", "pricePence", "refundedPence",
      "disputeStatus"::text, "lostPence", "email", "createdAt"
    FROM "Order"
    WHERE ${beginsWith(emailInOrder, q)} ${onwards}
    ORDER BY ${emailInOrder}, "number"
    LIMIT ${PAGE_SIZE + 1}`;
  return takePage(orders, PAGE_SIZE, ({ number, email }) => ({
    before: number,
    after: email ?? "",
  }));
}

/** People gave their names on certificates and in messages. */
async function findByName(typed: string): Promise<ListedOrder[]> {
  const first = (name: Prisma.Sql) =>
    Prisma.sql`${beginsWith(name, typed)} ORDER BY ${name} LIMIT ${NAMESAKES}`;
  const writers = (name: Prisma.Sql) => Prisma.sql`
    SELECT "User"."id" FROM "User"
    JOIN (SELECT "email" FROM "ContactMessage" WHERE ${first(name)}) message USING ("email")`;
  const whole = Prisma.sql`lower("name") COLLATE "C"`;
  const last = Prisma.sql`lower(substring("name" from '\\S+$')) COLLATE "C"`;
  const people = await db.$queryRaw<{ id: string }[]>`
    (SELECT "id" FROM "User" WHERE "name" IS NOT NULL AND ${first(whole)})
    UNION (SELECT "id" FROM "User" WHERE "name" IS NOT NULL AND ${first(last)})
    UNION (${writers(whole)})
    UNION (${writers(last)})`;
  if (people.length === 0) return [];
  const ids = people.slice(0, 2 * NAMESAKES).map(({ id }) => id);
  return db.order.findMany({
    where: { userId: { in: ids } },
    orderBy: { number: "desc" },
    take: PAGE_SIZE,
    select: listed,
  });
}

const screenFields = {
  id: true,
  ...listed,
  pendingRefundPence: true,
  isInquiry: true,
  version: true,
  courseId: true,
  userId: true,
  paymentIntentId: true,
  termsVersion: true,
  consentVersion: true,
  consentedAt: true,
  buyerName: true,
  buyerCountry: true,
  paidAt: true,
  chargedAt: true,
  erasedAt: true,
  isTest: true,
  course: { select: { slug: true } },
  user: { select: { email: true, name: true, firstSignInAt: true } },
} as const;

/**
 * `isOpen`: the buyer has the course. `opensCourse`: this order gives it. `mayOpenCourse`: it does, or will
 * once a dispute is won. `isOpenOtherwise`: another payment or the coach gives it.
 */
export async function findOrderScreen(number: number) {
  const order = await db.order.findUnique({ where: { number }, select: screenFields });
  if (!order) return null;
  const grants = order.userId
    ? await db.grant.findMany({
        where: { userId: order.userId, courseId: order.courseId },
        orderBy: { createdAt: "asc" },
      })
    : [];
  const ids = grants.map(({ id }) => id);
  const live = await db.grant.findMany({ where: { id: { in: ids }, ...liveGrant } });
  return {
    ...order,
    grants,
    isOpen: live.length > 0,
    opensCourse: live.some(({ orderId }) => orderId === order.id),
    mayOpenCourse: grants.some((it) => it.orderId === order.id && !it.endedAt && !it.revokedAt),
    isOpenOtherwise: live.some(({ orderId }) => orderId !== order.id),
  };
}

export type OrderScreen = NonNullable<Awaited<ReturnType<typeof findOrderScreen>>>;
