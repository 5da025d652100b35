import { db } from "@/lib/db";
import { Prisma } from "@/lib/generated/prisma/client";
import { isTestMode } from "@/lib/key-mode";

/** Refunds and lost disputes are not deducted. */
type Takings = { sales: number; pence: number };

const CHART_DAYS = 30;

const MAX_NAMED = 10;

/** Must match the expression of an index (see its migration). */
const soldAt = Prisma.sql`coalesce("chargedAt", "paidAt")`;
/** Must match `lostPence` in payments/rules. */
const lost = Prisma.sql`least("pricePence" - "refundedPence",
  coalesce("lostPence", CASE "disputeStatus" WHEN 'lost' THEN "pricePence" ELSE 0 END))`;
const sold = Prisma.sql`"status" = 'paid' AND (${isTestMode} OR NOT "isTest")`;

/** Days in London, oldest first. Test sales count only in test mode. */
export function listDailyTakings(now = new Date()): Promise<({ day: string } & Takings)[]> {
  const today = Prisma.sql`date_trunc('day', ${now}::timestamptz AT TIME ZONE 'Europe/London')`;
  const first = Prisma.sql`${today} - make_interval(days => ${CHART_DAYS}::int - 1)`;
  return db.$queryRaw`
    SELECT to_char(day, 'YYYY-MM-DD') AS day, coalesce(sales, 0)::int AS sales,
      coalesce(pence, 0)::int AS pence
    FROM generate_series(${first}, ${today}, '1 day') AS day LEFT JOIN (
      SELECT date_trunc('day', ${soldAt} AT TIME ZONE 'Europe/London') AS day, count(*) AS sales,
        sum("pricePence") AS pence
      FROM "Order" WHERE ${sold} AND ${soldAt} >= (${first}) AT TIME ZONE 'Europe/London'
      GROUP BY 1) AS each USING (day)
    ORDER BY day`;
}

type Month = Takings & {
  /** Refunds and lost disputes. */
  returnedPence: number;
  best: ({ id: number; title: string } & Takings)[];
  others: { courses: number } & Takings;
};

export async function readMonthlyTakings(now = new Date()): Promise<Month> {
  const rows = await db.$queryRaw<BestRow[]>`
    SELECT "courseId" AS id, count(*)::int AS sales, sum("pricePence")::int AS pence,
      (sum(count(*)) OVER ())::int AS "allSales", (sum(sum("pricePence")) OVER ())::int AS "allPence",
      (sum(sum("refundedPence" + ${lost})) OVER ())::int
        AS "returnedPence", (count(*) OVER ())::int AS courses
    FROM "Order"
    WHERE ${sold} AND ${soldAt} <= ${now} AND ${soldAt} >=
      date_trunc('month', ${now}::timestamptz AT TIME ZONE 'Europe/London')
        AT TIME ZONE 'Europe/London'
    GROUP BY "courseId" ORDER BY pence DESC, "courseId" LIMIT ${MAX_NAMED}`;
  const { allSales: sales, allPence: pence, returnedPence, courses } = rows[0] ?? NOTHING;
  const others = {
    courses: courses - rows.length,
    sales: rows.reduce((rest, row) => rest - row.sales, sales),
    pence: rows.reduce((rest, row) => rest - row.pence, pence),
  };
  return { sales, pence, returnedPence, best: await nameCourses(rows), others };
}

type BestRow = { id: number } & Takings & typeof NOTHING;

const NOTHING = { allSales: 0, allPence: 0, returnedPence: 0, courses: 0 };

async function nameCourses(rows: BestRow[]): Promise<Month["best"]> {
  const named = await db.course.findMany({
    where: { id: { in: rows.map(({ id }) => id) } },
    select: { id: true, title: true },
  });
  const titles = new Map(named.map(({ id, title }) => [id, title]));
  return rows.map(({ id, sales, pence }) => ({ id, sales, pence, title: titles.get(id) ?? "" }));
}
