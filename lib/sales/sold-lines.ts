import { Prisma } from "@/lib/generated/prisma/client";
import { isTestMode } from "@/lib/key-mode";
import type { Range } from "./rules";
import type { SalesQuery } from "./schema";

/** An index covers this expression. */
const soldAt = Prisma.sql`coalesce(o."chargedAt", o."paidAt")`;

/** Condition for a moment in a range of calendar days in Belfast. */
export function within(moment: Prisma.Sql, { from, to }: Range): Prisma.Sql {
  return Prisma.sql`${moment} >= ${from}::timestamp AT TIME ZONE 'Europe/London'
    AND ${moment} < (${to}::timestamp + interval '1 day') AT TIME ZONE 'Europe/London'`;
}

/** Test payments and real payments have separate books. */
export const isOfThisMode = Prisma.sql`"livemode" = ${!isTestMode} AND "currency" = 'gbp'`;

/**
 * The lines sold in the range, with their refunds and losses so far. An order's fees are shared among its lines by
 * price, and add up exactly to what the provider charged.
 */
export function soldLines(range: Range, { course, country }: Partial<SalesQuery> = {}): Prisma.Sql {
  return Prisma.sql`
    SELECT * FROM (
      SELECT o."number", o."buyerCountry" AS country, ${soldAt} AS "soldAt", o."paymentIntentId",
        line."id", line."position", line."courseId", line."title", line."pricePence",
        line."discountPence", line."vatBasisPoints", paid AS "grossPence",
        line."refundedPence", line."lostPence",
        coalesce(CASE line."refundedPence" + line."lostPence" WHEN 0 THEN line."vatPence"
          ELSE round((paid - line."refundedPence" - line."lostPence")::numeric
            * line."vatBasisPoints" / (10000 + line."vatBasisPoints")) END, 0)::int AS "vatPence",
        (floor(fee * upto / greatest(whole, 1)) - floor(fee * (upto - paid) / greatest(whole, 1)))::int
          AS "feePence"
      FROM "Order" o
      JOIN LATERAL (
        SELECT each.*, each."pricePence" - each."discountPence" AS paid,
          sum(each."pricePence" - each."discountPence") OVER (ORDER BY each."position") AS upto,
          sum(each."pricePence" - each."discountPence") OVER () AS whole
        FROM "OrderLine" each WHERE each."orderId" = o."id") line ON true
      LEFT JOIN LATERAL (
        SELECT coalesce(sum("feePence"), 0) AS fee FROM "BalanceTransaction"
        WHERE "paymentIntentId" = o."paymentIntentId") fees ON true
      WHERE o."status" = 'paid' AND o."isTest" = ${isTestMode} AND ${within(soldAt, range)}
    ) AS sold
    WHERE ${course ? Prisma.sql`"courseId" = ${course}` : Prisma.sql`true`}
      AND ${country ? Prisma.sql`country = ${country}` : Prisma.sql`true`}`;
}
