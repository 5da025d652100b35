import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { expect, test } from "vitest";
import { migrate } from "@/prisma/migrate";
import { temporaryFolder } from "../support/temporary-folder";

const ORDERS = 20_000;
const FOLDER = "prisma/migrations";
const LINES = "20261125173000_order_lines";

/** A database as it was before there were lines, with orders paid, refunded, lost in part and in whole, and open. */
async function openOlderShop(): Promise<{ address: string; client: pg.Client }> {
  const address = new URL(process.env.DATABASE_URL ?? "");
  const server = new pg.Client({ connectionString: address.href });
  await server.connect();
  await server.query("CREATE DATABASE older_shop");
  await server.end();
  address.pathname = "/older_shop";
  const before = temporaryFolder();
  for (const name of readdirSync(FOLDER).filter((name) => name < LINES)) {
    cpSync(join(FOLDER, name), join(before, name), { recursive: true });
  }
  await migrate(address.href, before);
  const client = new pg.Client({ connectionString: address.href });
  await client.connect();
  await client.query("SET session_replication_role = replica");
  await client.query(`
    INSERT INTO "Course" (id, slug, title, description, "categoryId", "pricePence", "updatedAt")
    SELECT n, 'older-' || n, 'Course ' || n, 'A course.', 1, 4999, now() FROM generate_series(1, 10) n`);
  await client.query(`INSERT INTO "User" (id, email) SELECT gen_random_uuid(), 'older' || n || '@example.test'
    FROM generate_series(1, ${ORDERS}) n`);
  await client.query(`
    INSERT INTO "Order" (id, status, "courseId", "courseTitle", "pricePence", email, "userId", "paymentIntentId", "paidAt",
      "consentVersion", "consentedAt", "refundedPence", "disputeStatus", "lostPence", "updatedAt")
    SELECT gen_random_uuid(), CASE WHEN n % 5 = 0 THEN 'pending' ELSE 'paid' END::"OrderStatus", 1 + n % 10, 'Course', 4999,
      email, id, 'pi_older_' || n, now(), '2026-11', now(), CASE n % 7 WHEN 1 THEN 4999 WHEN 2 THEN 1000 ELSE 0 END,
      CASE WHEN n % 7 IN (3, 4) THEN 'lost' ELSE 'none' END::"DisputeStatus", CASE n % 7 WHEN 3 THEN 2000 END, now()
    FROM (SELECT *, row_number() OVER () AS n FROM "User") buyers`);
  await client.query(`
    INSERT INTO "Grant" (id, "userId", "courseId", "orderId", reason)
    SELECT gen_random_uuid(), "userId", "courseId", id, 'purchase' FROM "Order" WHERE status = 'paid'`);
  await client.query("SET session_replication_role = DEFAULT");
  return { address: address.href, client };
}

/** What a version that knows no lines does meanwhile; tells how long its slowest purchase waited. */
async function sellAsBefore(client: pg.Client, isOver: () => boolean): Promise<number> {
  let slowest = 0;
  for (let n = 0; !isOver() || n === 0; n++) {
    const begun = performance.now();
    await client.query("BEGIN");
    const { rows } = await client.query(`
      INSERT INTO "Order" (id, "courseId", "courseTitle", "pricePence", "updatedAt")
      VALUES (gen_random_uuid(), 1, 'Course 1', 4999, now()) RETURNING id`);
    await client.query(
      `
      INSERT INTO "Grant" (id, "userId", "courseId", "orderId", reason)
      SELECT gen_random_uuid(), id, 1, $1, 'purchase' FROM "User" LIMIT 1`,
      [rows[0].id],
    );
    await client.query(`UPDATE "Order" SET "refundedPence" = 500 WHERE "paymentIntentId" = $1`, [
      `pi_older_${ORDERS - 5 * n}`,
    ]);
    await client.query("COMMIT");
    slowest = Math.max(slowest, performance.now() - begun);
  }
  return slowest;
}

test("every order gets its line, while an older version goes on selling", async () => {
  const { address, client } = await openOlderShop();
  let isOver = false;
  const selling = sellAsBefore(client, () => isOver);
  await migrate(address).finally(() => {
    isOver = true;
  });
  const slowest = await selling;
  expect(slowest).toBeLessThan(5000);
  const { rows } = await client.query(`
    SELECT count(*) FILTER (WHERE lines <> 1 OR charged <> "pricePence" OR refunded <> "refundedPence"
        OR lost <> lost_pence(o))::int AS wrong,
      (SELECT count(*)::int FROM "Grant" WHERE "lineId" IS NULL) AS unnamed,
      count(*)::int > ${ORDERS} AS sold
    FROM "Order" o CROSS JOIN LATERAL (
      SELECT count(*) AS lines, sum("pricePence") AS charged, sum("refundedPence") AS refunded, sum("lostPence") AS lost
      FROM "OrderLine" WHERE "orderId" = o.id) booked`);
  expect(rows).toEqual([{ wrong: 0, unnamed: 0, sold: true }]);
  await client.end();
});
