import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { databaseServer, databaseUrl, dataFolder, query, site } from "../support/world";
import { countPaid } from "./books";
import { Customer, readyToPay } from "./customer";
import { hostPid } from "./processes";
import { statusOf, untilWell } from "./site-health";
import { letLocksGoStale, settle } from "./time";
import { layWire, wire } from "./wired";

layWire();

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => {});
  await client.connect();
  return client;
}

/** Kills the PostgreSQL process behind one connection, which makes the whole server recover. */
async function crashDatabase(): Promise<void> {
  const client = await connect();
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  process.kill(hostPid(Number(rows[0].pid)), "SIGKILL");
}

describe("3 · The database", () => {
  it("crashed under load: all that was paid is served", async () => {
    const five = () => Array.from({ length: 5 }, () => new Customer().payAndVanish());
    const before = await Promise.all(five());
    const during = five();
    await crashDatabase();
    const outcomes = await Promise.allSettled(during);
    await untilWell();
    await letLocksGoStale();
    await settle();
    const paidMeanwhile = outcomes.filter(({ status }) => status === "fulfilled");
    expect(await countPaid()).toBe(before.length + paidMeanwhile.length);
  });

  it("out of connections: reported with status 503, and served again when there are some", async () => {
    const clients: pg.Client[] = [];
    wire.cut();
    for (;;) {
      const client = await connect().catch(() => undefined);
      if (!client) break;
      clients.push(client);
    }
    wire.mend();
    try {
      expect(await statusOf("/")).toBe(200);
      expect(await statusOf("/api/health")).toBe(503);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    await untilWell();
    await new Customer().payAndVanish();
  });

  it("cut off after COMMIT was sent: the purchase exists once", async () => {
    const { buyer, checkout } = await readyToPay();
    const lost = wire.loseAnswerTo("COMMIT");
    await buyer.confirm(checkout);
    await lost;
  });

  it("in a deadlock with another session: tried again", async () => {
    const first = new Customer();
    await first.payAndVanish();
    await settle();
    const { buyer, checkout } = await readyToPay(
      new Customer(first.email),
      "taking-back-your-life",
    );
    // PostgreSQL checks for a deadlock once per wait and cancels the checker, so the rival must be waiting by then.
    await withRival("deadlock_timeout=1500ms", async (rival) => {
      // Fulfilment locks the order, then the account; the rival locks them in reverse order.
      await rival.query(`SELECT 1 FROM "User" WHERE email = $1 FOR UPDATE`, [buyer.email]);
      await buyer.confirm(checkout);
      await untilWaitingFor("User");
      await rival.query(`SELECT 1 FROM "Order" WHERE id = $1 FOR UPDATE`, [checkout.orderId]);
      await rival.query("ROLLBACK");
    });
  });

  it("refusing to serialise a row that another session changed: tried again", async () => {
    const { buyer, checkout } = await readyToPay();
    await withRival("default_transaction_isolation=serializable", async (rival) => {
      await rival.query(`UPDATE "Order" SET "updatedAt" = now() WHERE id = $1`, [checkout.orderId]);
      await buyer.confirm(checkout);
      await untilWaitingFor("Order");
      await rival.query("COMMIT");
      await settle();
      expect(readFileSync(join(dataFolder, "logs/postgres.log"), "utf8")).toContain(
        "could not serialize access due to concurrent update",
      );
    });
  });

  it("not running when the site starts: the site waits, and works as soon as it runs", async () => {
    await site.stop();
    await databaseServer.stop();
    const started = site.start();
    await eventually("site that waits", async () =>
      readFileSync(join(dataFolder, "logs/site.log"), "utf8").includes("it waits for its database"),
    );
    await databaseServer.start();
    await started;
    await new Customer().payAndVanish();
    await settle();
  });
});

/**
 * Runs the work beside a rival session, with a PostgreSQL setting on the site's own connections only. Set for
 * the whole database, it would also affect the tests' queries and outlive a failed row.
 */
async function withRival(setting: string, work: (rival: pg.Client) => Promise<void>) {
  const url = new URL(wire.url);
  url.searchParams.set("options", `-c ${setting}`);
  await site.restart({ DATABASE_URL: url.href });
  const rival = await connect();
  try {
    await rival.query("BEGIN; SET LOCAL deadlock_timeout = '60s'");
    await work(rival);
  } finally {
    await rival.end();
    await site.restart({ DATABASE_URL: wire.url });
  }
}

async function untilWaitingFor(table: string): Promise<void> {
  await eventually(`somebody waiting for ${table}`, async () => {
    const waiting = await query(
      `SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE $1`,
      [`%"${table}"%FOR UPDATE%`],
    );
    return waiting.length > 0;
  });
}
