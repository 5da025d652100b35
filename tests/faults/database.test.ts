import { readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { eventually } from "../support/eventually";
import { databaseServer, databaseUrl, dataFolder, query, site } from "../support/world";
import { countPaid } from "./books";
import { Customer, readyToPay } from "./customer";
import { hostPid } from "./processes";
import { isWell, readWords, statusOf } from "./site-health";
import { letLocksGoStale, settle } from "./time";
import { Wire } from "./wire";

let wire: Wire;

beforeAll(async () => {
  wire = await Wire.lay(databaseUrl);
  await site.restart({ DATABASE_URL: wire.url });
  // A page is cached from its first request on.
  expect(await statusOf("/")).toBe(200);
});

afterEach(async () => {
  wire.mend();
  await eventually("well site", isWell);
  // A job whose completion could not be recorded is done again by the next worker to pick it up.
  await letLocksGoStale();
});

/** Kills the PostgreSQL process behind one connection, which makes the whole server recover. */
async function crashDatabase(): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on("error", () => {});
  await client.connect();
  const { rows } = await client.query("SELECT pg_backend_pid() AS pid");
  process.kill(hostPid(Number(rows[0].pid)), "SIGKILL");
}

/** A rival session in the database. */
async function startRival(): Promise<pg.Client> {
  const rival = new pg.Client({ connectionString: databaseUrl });
  await rival.connect();
  await rival.query("BEGIN; SET LOCAL deadlock_timeout = '60s'");
  return rival;
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

describe("3 · The database", () => {
  it("gone: kept pages go on, the rest says so in words, and it comes back by itself", async () => {
    const kept = ["/", "/courses/the-journey-to-self-discovery"];
    for (const path of kept) expect(await statusOf(path)).toBe(200);
    wire.cut();
    await eventually("unwell site", async () => (await statusOf("/api/health")) === 503);
    for (const path of kept) expect(await statusOf(path)).toBe(200);
    // This page needs the database only for its frame.
    expect(await readWords("/signin")).toContain("</footer>");
    for (const path of ["/api/courses/featured", "/signin", "/account", "/checkout"]) {
      expect(await readWords(path)).not.toMatch(/ECONN|node_modules|prisma|at \w+ \(/i);
    }
    expect((await new Customer().request("/api/create-payment-intent", paying)).status).toBe(503);
    wire.mend();
    await eventually("well site", isWell);
    await new Customer().payAndVanish();
  });

  it("not there yet when the site starts: the site waits, and works as soon as it is there", async () => {
    await site.stop();
    await databaseServer.stop();
    const started = site.start();
    await eventually("site that waits", async () =>
      siteLog().includes("it waits for its database"),
    );
    await databaseServer.start();
    await started;
    await new Customer().payAndVanish();
    await settle();
    await site.restart({ DATABASE_URL: wire.url });
  });

  it("gone when the webhook comes: the provider sends it again", async () => {
    const { buyer, checkout } = await readyToPay();
    wire.cut();
    await buyer.confirm(checkout);
    await eventually("unwell site", async () => (await statusOf("/api/health")) === 503);
    wire.mend();
  });

  it("crashed in the middle of load: all that was paid is served", async () => {
    const five = () => Array.from({ length: 5 }, () => new Customer().payAndVanish());
    const before = await Promise.all(five());
    const during = five();
    await crashDatabase();
    const outcomes = await Promise.allSettled(during);
    await eventually("well site", isWell);
    await letLocksGoStale();
    await settle();
    const paidMeanwhile = outcomes.filter(({ status }) => status === "fulfilled");
    expect(await countPaid()).toBe(before.length + paidMeanwhile.length);
  });

  it("silent on every connection: kept pages go on, the rest says so, nothing waits for ever", async () => {
    wire.silence();
    expect(await statusOf("/")).toBe(200);
    expect(await statusOf("/api/health")).toBe(503);
    wire.mend();
    await eventually("well site", isWell);
    await new Customer().payAndVanish();
  });

  it("out of connections: worded, and served when there are some again", async () => {
    const clients: pg.Client[] = [];
    wire.cut();
    for (;;) {
      const client = new pg.Client({ connectionString: databaseUrl });
      client.on("error", () => {});
      const isIn = await client.connect().then(
        () => true,
        () => false,
      );
      if (!isIn) break;
      clients.push(client);
    }
    wire.mend();
    try {
      expect(await statusOf("/")).toBe(200);
      expect(await statusOf("/api/health")).toBe(503);
    } finally {
      await Promise.all(clients.map((client) => client.end()));
    }
    await eventually("well site", isWell);
    await new Customer().payAndVanish();
  });

  it("cut off after COMMIT was sent: the purchase is there once", async () => {
    const { buyer, checkout } = await readyToPay();
    wire.loseAnswerTo("COMMIT");
    await buyer.confirm(checkout);
    await eventually("lost answer", async () => wire.lost > 0);
  });

  it("cut off after the COMMIT of the fulfilment itself: the purchase is there once", async () => {
    const { buyer, checkout } = await readyToPay();
    wire.loseAnswerTo("COMMIT", 'INSERT INTO "public"."Grant"');
    await buyer.confirm(checkout);
    await eventually("lost answer", async () => wire.lost > 0);
  });

  it("in a deadlock with somebody else: tried again", async () => {
    const first = new Customer();
    await first.payAndVanish();
    await settle();
    const { buyer, checkout } = await readyToPay(
      new Customer(first.email),
      "taking-back-your-life",
    );
    // PostgreSQL checks for a deadlock once per wait and cancels the checker: the rival must wait by then.
    await withSetting("deadlock_timeout=1500ms", async () => {
      // Fulfilment locks the order, then the account; the rival locks them the other way round.
      const rival = await startRival();
      await rival.query(`SELECT 1 FROM "User" WHERE email = $1 FOR UPDATE`, [buyer.email]);
      await buyer.confirm(checkout);
      await untilWaitingFor("User");
      await rival.query(`SELECT 1 FROM "Order" WHERE id = $1 FOR UPDATE`, [checkout.orderId]);
      await rival.query("ROLLBACK");
      await rival.end();
    });
  });

  it("refusing to serialise what somebody else changed meanwhile: tried again", async () => {
    const { buyer, checkout } = await readyToPay();
    await withSetting("default_transaction_isolation=serializable", async () => {
      const rival = await startRival();
      await rival.query(`UPDATE "Order" SET "updatedAt" = now() WHERE id = $1`, [checkout.orderId]);
      await buyer.confirm(checkout);
      await untilWaitingFor("Order");
      await rival.query("COMMIT");
      await rival.end();
      await settle();
      expect(postgresLog()).toContain("could not serialize access due to concurrent update");
    });
  });
});

/**
 * Runs the work with a PostgreSQL setting on the site's own connections. Set on the database, it would also
 * apply to what the tests themselves ask, and outlive a row that fails.
 */
async function withSetting(setting: string, work: () => Promise<void>): Promise<void> {
  const url = new URL(wire.url);
  url.searchParams.set("options", `-c ${setting}`);
  await site.restart({ DATABASE_URL: url.href });
  try {
    await work();
  } finally {
    await site.restart({ DATABASE_URL: wire.url });
  }
}

const paying = {
  method: "POST",
  headers: { "content-type": "application/json" },
  body: JSON.stringify({ courseId: 1, amount: 49.99 }),
};

function siteLog(): string {
  return readFileSync(join(dataFolder, "logs", "site.log"), "utf8");
}

function postgresLog(): string {
  return readFileSync(join(dataFolder, "logs", "postgres.log"), "utf8");
}
