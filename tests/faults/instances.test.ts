import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { migrate } from "@/prisma/migrate";
import type { Site } from "@/sandbox/launch/site";
import { eventually } from "../support/eventually";
import { newAddress } from "../support/samples";
import { startSecondInstance } from "../support/second-instance";
import { cardProvider, databaseUrl, query, site } from "../support/world";
import { Customer } from "./customer";
import { allEvents, post } from "./provider";
import { letLocksGoStale, settle, sweep } from "./time";

const AN_HOUR = 3_600_000;

let second: Site;

const onSecond = (email = newAddress()) => new Customer(email, second.url);

describe("7 · The server's clock", () => {
  afterAll(() => site.restart());

  it.each([
    ["an hour ahead", AN_HOUR],
    ["an hour behind", -AN_HOUR],
  ])(
    "%s: the event is refused as stale, the success page and the sweep serve all the same",
    async (_case, offset) => {
      // The seeded courses went on sale just now, which is still in the future for a clock that is behind.
      await query(`UPDATE "Course" SET "publishedAt" = "publishedAt" - interval '1 day'`);
      const clock = fileURLToPath(new URL("./clock.mjs", import.meta.url));
      await site.restart({
        NODE_OPTIONS: `--import ${clock}`,
        CLOCK_OFFSET_MS: String(offset),
      });
      const [staying, vanishing] = [new Customer(), new Customer()];
      const checkout = await staying.payAndVanish();
      expect(await staying.comeBack(checkout)).toMatch(/success/i);
      await vanishing.payAndVanish();
      expect(await query(`SELECT 1 FROM "ProviderEvent"`)).toEqual([]);
      expect(await sweep()).toBe(true);
      expect(await query(`SELECT 1 FROM "Grant"`)).toHaveLength(2);
      await site.restart();
    },
  );
});

describe("7 · Two instances", () => {
  beforeEach(async () => {
    second = await startSecondInstance();
  });

  afterEach(() => second.service.stop());

  it("with the webhook, the worker, the success page and the sweep at once: each purchase once", async () => {
    await cardProvider.webhooks(false);
    const buyers = Array.from({ length: 10 }, (_, i) => (i % 2 ? onSecond() : new Customer()));
    const checkouts = await Promise.all(buyers.map((buyer) => buyer.payAndVanish()));
    const events = await allEvents();
    const told = events.flatMap((event) => {
      const body = JSON.stringify(event);
      return [post(body), post(body, undefined, second.url)];
    });
    const returned = buyers.map((buyer, i) => checkouts[i] && buyer.comeBack(checkouts[i]));
    await Promise.all([...told, ...returned, sweep(), sweepAsClock("one"), sweepAsClock("two")]);
    await settle();
    expect(await query(`SELECT 1 FROM "Grant"`)).toHaveLength(10);
  });

  it("of which one is killed: the other takes over its jobs", async () => {
    await cardProvider.fail({ method: "GET", paths: "^/v1/payment_intents/", latencyMs: 60_000 });
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => new Customer().payAndVanish()));
    await eventually("jobs on both", async () => (await lockers()).length > 1);
    await second.service.kill();
    await cardProvider.recover();
    await letLocksGoStale();
    await settle(60);
  });

  it("of which one stops in the middle of a deploy: whoever was on it pays on the other", async () => {
    const buyer = new Customer();
    const checkout = await buyer.openCheckout();
    await Promise.all([site.stop(), onSecond().payAndVanish()]);
    const moved = onSecond(buyer.email);
    moved.takeCookiesOf(buyer);
    await moved.saveDetails(checkout);
    await moved.confirm(checkout);
    expect(await moved.comeBack(checkout)).toMatch(/success/i);
    await site.start();
  });
});

describe("7 · An old and a new version on one database", () => {
  it("the old one goes on while migrations run beside it, and after them", async () => {
    const buyers = Array.from({ length: 6 }, () => new Customer().payAndVanish());
    const migrations = [1, 2, 3].map(() => migrate(databaseUrl));
    await Promise.all([...buyers, ...migrations]);
  });

  it("the old one sells on a schema that has grown, and leaves jobs that it does not know", async () => {
    const unknown = `FROM graphile_worker.jobs WHERE task_identifier = 'task-of-tomorrow'`;
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    // What an expanding migration may add: columns that need not be named, tables, indexes.
    await client.query(`
      ALTER TABLE "Order" ADD COLUMN "ofTomorrow" text NOT NULL DEFAULT 'new';
      ALTER TABLE "Grant" ADD COLUMN "ofTomorrow" text;
      CREATE TABLE "OfTomorrow" (id int PRIMARY KEY);
      CREATE INDEX "Order_ofTomorrow" ON "Order" ("ofTomorrow");
      SELECT graphile_worker.add_job('task-of-tomorrow', '{}'::json)`);
    try {
      await Promise.all([1, 2, 3].map(() => new Customer().payAndVanish()));
      await eventually(
        "three grants",
        async () => (await query(`SELECT 1 FROM "Grant"`)).length > 2,
      );
      const left = await query(`SELECT attempts, locked_at ${unknown}`);
      expect(left).toEqual([{ attempts: 0, locked_at: null }]);
    } finally {
      await query(`DELETE FROM graphile_worker._private_jobs WHERE id IN (SELECT id ${unknown})`);
      await client.query(`
        ALTER TABLE "Order" DROP COLUMN "ofTomorrow";
        ALTER TABLE "Grant" DROP COLUMN "ofTomorrow";
        DROP TABLE "OfTomorrow"`);
      await client.end();
    }
  });
});

async function lockers(): Promise<unknown[]> {
  return query(`SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`);
}

/** Asks for a sweep under a key of its own, as each instance's clock does. */
function sweepAsClock(key: string): Promise<unknown> {
  return query(`SELECT graphile_worker.add_job('sweep', '{}'::json, job_key := $1)`, [key]);
}
