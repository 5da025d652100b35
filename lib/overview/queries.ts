import { isTestMode } from "@/lib/checkout/mode";
import { db } from "@/lib/db";

/** Sold, in sales and in pence, before anything was given back. */
type Takings = { sales: number; pence: number };

const CHART_DAYS = 30;

/**
 * The takings of the last thirty days, oldest first; a day is a day in London, "2026-11-21". Test sales are
 * counted only until there is real money.
 */
export function listDailyTakings(now = new Date()): Promise<({ day: string } & Takings)[]> {
  return db.$queryRaw`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, count(o."id")::int AS sales,
      coalesce(sum(o."pricePence"), 0)::int AS pence
    FROM generate_series(
      date_trunc('day', ${now}::timestamptz AT TIME ZONE 'Europe/London')
        - make_interval(days => ${CHART_DAYS}::int - 1),
      date_trunc('day', ${now}::timestamptz AT TIME ZONE 'Europe/London'),
      '1 day') AS day
    LEFT JOIN "Order" o ON o."status" = 'paid'
      AND coalesce(o."chargedAt", o."paidAt") >= day AT TIME ZONE 'Europe/London'
      AND coalesce(o."chargedAt", o."paidAt") < (day + interval '1 day') AT TIME ZONE 'Europe/London'
      AND (${isTestMode} OR NOT o."isTest")
    GROUP BY day ORDER BY day`;
}

/** This month's takings by course, the best first, with how much of them was given back. */
export function listMonthlyTakings(
  now = new Date(),
): Promise<({ id: number; title: string; refundedPence: number } & Takings)[]> {
  return db.$queryRaw`
    SELECT c."id", c."title", count(*)::int AS sales, sum(o."pricePence")::int AS pence,
      sum(o."refundedPence")::int AS "refundedPence"
    FROM "Order" o JOIN "Course" c ON c."id" = o."courseId"
    WHERE o."status" = 'paid' AND coalesce(o."chargedAt", o."paidAt") >=
      date_trunc('month', ${now}::timestamptz AT TIME ZONE 'Europe/London')
        AT TIME ZONE 'Europe/London'
      AND coalesce(o."chargedAt", o."paidAt") <= ${now} AND (${isTestMode} OR NOT o."isTest")
    GROUP BY c."id" ORDER BY pence DESC, c."title"`;
}
