import { cpSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { migrate } from "@/prisma/migrate";
import { temporaryFolder } from "./temporary-folder";

const FOLDER = "prisma/migrations";
const LINES = "20261125173000_order_lines";
const SELLERS = 4;

/**
 * A database from before the order lines existed, with orders that are paid, refunded, lost in
 * part or whole, and open.
 */
async function openOlderShop(orders: number): Promise<string> {
  const address = new URL(process.env.DATABASE_URL ?? "");
  const server = await connect(address.href);
  await server.query("CREATE DATABASE older_shop");
  await server.end();
  address.pathname = "/older_shop";
  const before = temporaryFolder();
  for (const name of readdirSync(FOLDER).filter((name) => name < LINES)) {
    cpSync(join(FOLDER, name), join(before, name), { recursive: true });
  }
  await migrate(address.href, before);
  const client = await connect(address.href);
  await client.query("SET session_replication_role = replica");
  await client.query(`
    INSERT INTO "Course" (id, slug, title, description, "categoryId", "pricePence", "updatedAt")
    SELECT n, 'older-' || n, 'Course ' || n, 'A course.', 1, 4999, now() FROM generate_series(1, 10) n`);
  await client.query(`INSERT INTO "User" (id, email) SELECT gen_random_uuid(), 'older' || n || '@example.test'
    FROM generate_series(1, ${orders}) n`);
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
  await client.end();
  return address.href;
}

async function connect(connectionString: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  return client;
}

type Watched = { isOver: () => boolean; orders: number };

/** Sells as a version without order lines does; returns the number of purchases and the slowest one's time. */
async function sellAsBefore(address: string, seller: number, { isOver, orders }: Watched) {
  const client = await connect(address);
  let slowestMs = 0;
  let sold = 0;
  for (; !isOver() || sold === 0; sold++) {
    const begun = performance.now();
    await client.query("BEGIN");
    const { rows } = await client.query(`
      INSERT INTO "Order" (id, status, "courseId", "courseTitle", "pricePence", email, "userId", "paymentIntentId",
        "paidAt", "consentVersion", "consentedAt", "updatedAt")
      SELECT gen_random_uuid(), 'paid', 1, 'Course 1', 4999, email, id, 'pi_' || gen_random_uuid(), now(), '2026-11', now(),
        now() FROM "User" LIMIT 1 RETURNING id`);
    await client.query(
      `INSERT INTO "Grant" (id, "userId", "courseId", "orderId", reason)
       SELECT gen_random_uuid(), id, 1, $1, 'purchase' FROM "User" LIMIT 1`,
      [rows[0].id],
    );
    await client.query("COMMIT");
    const refunded = `pi_older_${orders - 5 * (SELLERS * sold + seller)}`;
    await client.query(`UPDATE "Order" SET "refundedPence" = 500 WHERE "paymentIntentId" = $1`, [
      refunded,
    ]);
    slowestMs = Math.max(slowestMs, performance.now() - begun);
  }
  await client.end();
  return { sold, slowestMs };
}

/**
 * Checks all sessions every few milliseconds, for the migration's longest statement and the longest wait for a lock.
 */
async function watchDatabase(address: string, { isOver }: Watched) {
  const client = await connect(address);
  const longest = { statementMs: 0, lockWaitMs: 0 };
  while (!isOver()) {
    const { rows } = await client.query<typeof longest>(`
      SELECT coalesce(max(1000 * extract(epoch FROM clock_timestamp() - query_start))
          FILTER (WHERE state = 'active' AND application_name = 'migration'), 0)::float AS "statementMs",
        (SELECT coalesce(max(1000 * extract(epoch FROM clock_timestamp() - waitstart)), 0)::float
          FROM pg_locks WHERE NOT granted AND locktype <> 'advisory') AS "lockWaitMs"
      FROM pg_stat_activity`);
    longest.statementMs = Math.max(longest.statementMs, rows[0]?.statementMs ?? 0);
    longest.lockWaitMs = Math.max(longest.lockWaitMs, rows[0]?.lockWaitMs ?? 0);
    await pause(5);
  }
  await client.end();
  return longest;
}

/** Migrates a shop with this many orders while an older version sells; times are in milliseconds. */
export async function migrateWhileSelling(orders: number) {
  const address = await openOlderShop(orders);
  let isEnded = false;
  const watched = { isOver: () => isEnded, orders };
  const watching = watchDatabase(address, watched);
  const selling = Array.from({ length: SELLERS }, (_, at) => sellAsBefore(address, at, watched));
  const begun = performance.now();
  await migrate(`${address}?application_name=migration`).finally(() => {
    isEnded = true;
  });
  const totalMs = performance.now() - begun;
  const sales = await Promise.all(selling);
  const sold = sales.reduce((sum, one) => sum + one.sold, 0);
  const slowestSaleMs = Math.max(...sales.map(({ slowestMs }) => slowestMs));
  const times = JSON.stringify({ totalMs, ...(await watching), slowestSaleMs });
  return { sold, times, found: await judge(address) };
}

async function judge(address: string) {
  const client = await connect(address);
  const { rows } = await client.query(`
    SELECT count(*)::int AS orders,
      count(*) FILTER (WHERE lines <> 1 OR charged <> "pricePence" OR refunded <> "refundedPence"
        OR lost <> lost_pence(o))::int AS wrong,
      (SELECT count(*)::int FROM "Grant" WHERE "lineId" IS NULL) AS unnamed,
      (SELECT count(*)::int FROM pg_constraint
        WHERE NOT convalidated AND conrelid IN ('"Order"'::regclass, '"OrderLine"'::regclass, '"Grant"'::regclass)) AS unchecked
    FROM "Order" o CROSS JOIN LATERAL (
      SELECT count(*) AS lines, sum("pricePence") AS charged, sum("refundedPence") AS refunded, sum("lostPence") AS lost
      FROM "OrderLine" WHERE "orderId" = o.id) booked`);
  await client.end();
  return rows[0];
}
