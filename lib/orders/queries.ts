import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { findOrderOfDocument } from "@/lib/invoices/queries";
import { liveGrant } from "@/lib/learning/access";
import { takePage } from "@/lib/lists/paging";
import { contains, isAmong, orderContains, searched, typedNumber } from "@/lib/lists/search";
import { whereOf } from "./filters/queries";
import type { OrderListQuery } from "./schema";

const PAGE_SIZE = 25;

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

type OrderPage = { page: ListedOrder[]; next: { before: number } | null };

export async function listOrders(query: OrderListQuery): Promise<OrderPage> {
  const { before } = query;
  const orders = await db.order.findMany({
    where: { ...whereOf(query), ...(before && { number: { lt: before } }) },
    orderBy: { number: "desc" },
    take: PAGE_SIZE + 1,
    select: listed,
  });
  return takePage(orders, PAGE_SIZE, ({ number }) => ({ before: number }));
}

/** The order whose own number or invoice was typed comes first, then all others that contain what was typed. */
export async function searchOrders(query: OrderListQuery): Promise<OrderPage> {
  const numbers = await typedOrders(query.q);
  const others = await searchOthers(query, numbers);
  if (numbers.length === 0 || query.before) return others;
  const orders = await db.order.findMany({ where: { number: { in: numbers } }, select: listed });
  return { ...others, page: [...orders, ...others.page] };
}

async function typedOrders(typed: string): Promise<number[]> {
  const number = typedNumber(typed);
  const order = await findOrderOfDocument(typed);
  return [number, order].filter((it) => it !== null);
}

/** Newest first. Also finds names from a purchase, an account, a certificate or a message. */
async function searchOthers({ q, before }: OrderListQuery, than: number[]) {
  const namesakes = await isAmong(Prisma.sql`"userId"`, peopleCalled(q));
  const onwards = before ? Prisma.sql`AND "number" < ${before}` : Prisma.empty;
  const orders = await db.$queryRaw<ListedOrder[]>`
    SELECT "number", "status"::text, "courseTitle", "pricePence", "refundedPence",
      "disputeStatus"::text, "lostPence", "email", "createdAt"
    FROM "Order"
    WHERE (${orderContains(q)} OR ${namesakes})
      AND "number" <> ALL(${than}) ${onwards}
    ORDER BY "number" DESC
    LIMIT ${PAGE_SIZE + 1}`;
  return takePage(orders, PAGE_SIZE, (last) => ({ before: last.number }));
}

function peopleCalled(typed: string): Prisma.Sql {
  return Prisma.sql`
    SELECT "id" FROM "User" WHERE ${contains(searched.person, typed)}
    UNION ALL SELECT "id" FROM "User" WHERE "email" IN (
      SELECT "email" FROM "ContactMessage"
      WHERE ${contains(searched.message, typed)} AND ${contains(Prisma.sql`folded("name")`, typed)}
    )`;
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
  lines: { orderBy: { position: "asc" } },
  course: { select: { slug: true } },
  user: { select: { email: true, name: true, firstSignInAt: true } },
} as const;

/**
 * `isOpen`: the buyer has the course. `opensCourse`: through this order. `mayOpenCourse`: through this order, now
 * or after a won dispute. `isOpenOtherwise`: through another payment or the coach.
 */
export async function findOrderScreen(number: number) {
  const order = await db.order.findUnique({ where: { number }, select: screenFields });
  if (!order) return null;
  const grants = order.userId
    ? await db.grant.findMany({
        where: { userId: order.userId, course: { lines: { some: { orderId: order.id } } } },
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
