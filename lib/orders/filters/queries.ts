import { db } from "@/lib/db";
import type { Prisma } from "@/lib/generated/prisma/client";
import type { OrderFilters, OrderListQuery } from "@/lib/orders/schema";
import { countryName } from "@/lib/text/countries";
import { beginningOf } from "@/lib/text/dates";

const price = db.order.fields.pricePence;

const states: Record<NonNullable<OrderFilters["state"]>, Prisma.OrderWhereInput> = {
  paid: { status: "paid", refundedPence: 0, disputeStatus: { in: ["none", "won"] } },
  "part-refunded": { status: "paid", refundedPence: { gt: 0, lt: price } },
  refunded: { status: "paid", refundedPence: { gte: price } },
  pending: { status: "paid", pendingRefundPence: { gt: 0 } },
  disputed: { disputeStatus: "open" },
  lost: { disputeStatus: "lost" },
  unpaid: { status: { not: "paid" } },
};

export function whereOf({ show, ...filters }: OrderListQuery): Prisma.OrderWhereInput {
  const { from, to, course, country, state } = filters;
  return {
    AND: [
      state ? states[state] : show === "paid" ? { status: "paid" } : {},
      from ? { createdAt: { gte: beginningOf(from) } } : {},
      to ? { createdAt: { lt: beginningOf(to, 1) } } : {},
      course ? { lines: { some: { courseId: course } } } : {},
      country ? { buyerCountry: country } : {},
    ],
  };
}

/** Totals over all pages of the filtered list. */
export async function readTotals(query: OrderListQuery) {
  const { _count: count, _sum: sum } = await db.order.aggregate({
    where: whereOf(query),
    _count: true,
    _sum: { pricePence: true, refundedPence: true },
  });
  return { count, pricePence: sum.pricePence ?? 0, refundedPence: sum.refundedPence ?? 0 };
}

/** The filters' choices: courses that were sold and countries of buyers. */
export async function listChoices() {
  const courses = await db.course.findMany({
    where: { lines: { some: {} } },
    orderBy: { title: "asc" },
    select: { id: true, title: true },
  });
  const countries = await db.$queryRaw<{ code: string }[]>`
    WITH RECURSIVE seen AS (
      SELECT min("buyerCountry") AS code FROM "Order"
      UNION ALL
      SELECT (SELECT min("buyerCountry") FROM "Order" WHERE "buyerCountry" > seen.code)
      FROM seen WHERE seen.code IS NOT NULL)
    SELECT code FROM seen WHERE code IS NOT NULL`;
  return {
    courses: courses.map(({ id, title }) => ({ value: String(id), label: title })),
    countries: countries
      .map(({ code }) => ({ value: code, label: countryName(code) }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  };
}
