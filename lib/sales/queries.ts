import { z } from "zod";
import { db, type Transaction } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { isLiveMode } from "@/lib/key-mode";
import { readSelling } from "@/lib/site/settings/queries";
import { isRegistered } from "@/lib/site/settings/rules";
import type { Moved, Range, Sums } from "./rules";
import { type SalesQuery, yearStartInput } from "./schema";
import { isOfThisMode, soldLines, within } from "./sold-lines";

const MAX_GROUPS = 500;

const sums = Prisma.sql`count(*)::int AS sales, coalesce(sum("grossPence"), 0)::int AS "grossPence",
  coalesce(sum("refundedPence"), 0)::int AS "refundedPence",
  coalesce(sum("lostPence"), 0)::int AS "lostPence", coalesce(sum("feePence"), 0)::int AS "feePence",
  coalesce(sum("vatPence"), 0)::int AS "vatPence"`;

type Group = { name: string | null } & Sums;

/** Every period of the range, including those without a sale; `name` is its first day. */
export function readByPeriod(range: Range, query: SalesQuery): Promise<Group[]> {
  const { by } = query;
  return db.$queryRaw`
    WITH sold AS (${soldLines(range, query)}), each AS (
      SELECT date_trunc(${by}, "soldAt" AT TIME ZONE 'Europe/London') AS period, ${sums}
      FROM sold GROUP BY 1)
    SELECT to_char(period, 'YYYY-MM-DD') AS name, coalesce(sales, 0) AS sales,
      coalesce("grossPence", 0) AS "grossPence", coalesce("refundedPence", 0) AS "refundedPence",
      coalesce("lostPence", 0) AS "lostPence", coalesce("feePence", 0) AS "feePence",
      coalesce("vatPence", 0) AS "vatPence"
    FROM generate_series(date_trunc(${by}, ${range.from}::timestamp), ${range.to}::timestamp,
      ('1 ' || ${by})::interval) AS period LEFT JOIN each USING (period)
    ORDER BY period LIMIT ${MAX_GROUPS}`;
}

export function readByCourse(range: Range, query: SalesQuery): Promise<Group[]> {
  return db.$queryRaw`
    WITH sold AS (${soldLines(range, query)})
    SELECT max("title") AS name, ${sums} FROM sold
    GROUP BY "courseId" ORDER BY "grossPence" DESC LIMIT ${MAX_GROUPS}`;
}

/** `name` is the country's code; null if the buyer was not asked. */
export function readByCountry(range: Range, query: SalesQuery): Promise<Group[]> {
  return db.$queryRaw`
    WITH sold AS (${soldLines(range, query)})
    SELECT country AS name, ${sums} FROM sold
    GROUP BY country ORDER BY "grossPence" DESC LIMIT ${MAX_GROUPS}`;
}

const moved = (category: string) => Prisma.sql`
  coalesce(sum("amountPence") FILTER (WHERE "category" LIKE ${category}), 0)::int`;

/** Balance changes at the provider in the range, by the provider's own dates and categories. */
export async function readMovements(range: Range): Promise<Moved & { balancePence: number }> {
  const [row] = await db.$queryRaw<[Moved]>`
    SELECT ${moved("charge")} AS "paymentsPence", ${moved("refund%")} AS "refundsPence",
      ${moved("dispute%")} AS "disputesPence", ${moved("payout%")} AS "payoutsPence",
      coalesce(sum(CASE "category" WHEN 'fee' THEN "amountPence" ELSE 0 END - "feePence"), 0)::int
        AS "feesPence",
      coalesce(sum("amountPence") FILTER (WHERE "category" NOT LIKE ALL
        (ARRAY['charge', 'refund%', 'dispute%', 'payout%', 'fee'])), 0)::int AS "otherPence"
    FROM "BalanceTransaction" WHERE ${isOfThisMode} AND ${within(Prisma.sql`"createdAt"`, range)}`;
  const [{ balancePence }] = await db.$queryRaw<[{ balancePence: number }]>`
    SELECT coalesce(sum("netPence"), 0)::int AS "balancePence" FROM "BalanceTransaction"
    WHERE ${isOfThisMode}
      AND "createdAt" < (${range.to}::timestamp + interval '1 day') AT TIME ZONE 'Europe/London'`;
  return { ...row, balancePence };
}

const MAX_PAYOUTS = 100;

export function listPayouts(range: Range) {
  return db.$queryRaw<
    {
      id: string;
      status: string;
      amountPence: number;
      arrivesAt: Date;
      summedPence: number | null;
    }[]
  >`
    SELECT "id", "status", "amountPence", "arrivesAt", "summedPence" FROM "Payout"
    WHERE ${isOfThisMode} AND ${within(Prisma.sql`"createdAt"`, range)}
    ORDER BY "createdAt" DESC LIMIT ${MAX_PAYOUTS}`;
}

/** Payments in the range that only the provider or only the books know, in pence. */
export async function readDifference(range: Range): Promise<{ unsold: number; uncharged: number }> {
  const [row] = await db.$queryRaw<[{ unsold: number; uncharged: number }]>`
    SELECT (
      SELECT coalesce(sum(b."amountPence"), 0)::int FROM "BalanceTransaction" b
      WHERE ${isOfThisMode} AND b."category" = 'charge'
        AND ${within(Prisma.sql`b."createdAt"`, range)} AND NOT EXISTS (
          SELECT FROM "Order" o WHERE o."paymentIntentId" = b."paymentIntentId" AND o."status" = 'paid')
      ) AS unsold, (
      SELECT coalesce(sum("grossPence"), 0)::int FROM (${soldLines(range)}) AS sold
      WHERE NOT EXISTS (
        SELECT FROM "BalanceTransaction" b
        WHERE b."paymentIntentId" = sold."paymentIntentId" AND b."category" = 'charge')) AS uncharged`;
  return row;
}

const books = z.object({ yearStart: yearStartInput.shape.side.default("04-06") }).prefault({});

export async function readYearStart(client: Transaction = db) {
  const row = await client.setting.findUnique({ where: { group: "books" } });
  return books.parse(row?.value).yearStart;
}

/** Once VAT has been charged, the books name it even if the shop is not registered any more. */
export async function saysVat(): Promise<boolean> {
  if (isRegistered(await readSelling(db))) return true;
  const charged = { vatPence: { gt: 0 }, order: { isTest: !isLiveMode } };
  return (await db.orderLine.findFirst({ where: charged, select: { id: true } })) !== null;
}
