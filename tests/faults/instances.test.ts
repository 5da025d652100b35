import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Site } from "@/sandbox/launch/site";
import { eventually } from "../support/eventually";
import { newAddress } from "../support/samples";
import { startSecondInstance } from "../support/second-instance";
import { cardProvider, query } from "../support/world";
import { count } from "./books";
import { Customer } from "./customer";
import { allEvents, post } from "./provider";
import { settle, sweep } from "./time";

let second: Site;

const onSecond = () => new Customer(newAddress(), second.url);

describe("7 · Two instances", () => {
  beforeAll(async () => {
    second = await startSecondInstance();
  });

  afterAll(() => second.service.stop());

  it("with webhook, worker, success page and sweep at the same moment: each purchase is fulfilled once", async () => {
    await cardProvider.webhooks(false);
    const buyers = Array.from({ length: 10 }, (_, i) => (i % 2 ? onSecond() : new Customer()));
    const checkouts = await Promise.all(buyers.map((buyer) => buyer.payAndVanish()));
    const events = await allEvents();
    const posted = events.flatMap((event) => {
      const body = JSON.stringify(event);
      return [post(body), post(body, undefined, second.url)];
    });
    const returned = buyers.map((buyer, i) => checkouts[i] && buyer.comeBack(checkouts[i]));
    await Promise.all([...posted, ...returned, sweep(), sweepAsClock("one"), sweepAsClock("two")]);
    await settle();
    expect(await count("Grant")).toBe(10);
  });

  it("of which one stops during a deployment: its buyer pays on the other", async () => {
    const buyer = onSecond();
    const checkout = await buyer.openCheckout();
    await Promise.all([second.service.stop(), new Customer().payAndVanish()]);
    const moved = new Customer(buyer.email);
    moved.takeCookiesOf(buyer);
    await moved.makeSureOfDetails(checkout);
    await moved.confirm(checkout);
    expect(await moved.comeBack(checkout)).toMatch(/success/i);
  });
});

describe("7 · An old and a new version on one database", () => {
  it("the old one sells on an extended schema and leaves jobs that it does not know", async () => {
    const unknown = `FROM graphile_worker.jobs WHERE task_identifier = 'task-of-tomorrow'`;
    // All that an expanding migration may add: columns that need not be named, tables, indexes.
    await query(`
      ALTER TABLE "Order" ADD COLUMN "ofTomorrow" text NOT NULL DEFAULT 'new';
      ALTER TABLE "Grant" ADD COLUMN "ofTomorrow" text;
      CREATE TABLE "OfTomorrow" (id int PRIMARY KEY);
      CREATE INDEX "Order_ofTomorrow" ON "Order" ("ofTomorrow");
      SELECT graphile_worker.add_job('task-of-tomorrow', '{}'::json)`);
    try {
      await Promise.all([1, 2, 3].map(() => new Customer().payAndVanish()));
      await eventually("three grants", async () => (await count("Grant")) === 3);
      const left = await query(`SELECT attempts, locked_at ${unknown}`);
      expect(left).toEqual([{ attempts: 0, locked_at: null }]);
    } finally {
      await query(`DELETE FROM graphile_worker._private_jobs WHERE id IN (SELECT id ${unknown})`);
      await query(`
        ALTER TABLE "Order" DROP COLUMN "ofTomorrow";
        ALTER TABLE "Grant" DROP COLUMN "ofTomorrow";
        DROP TABLE "OfTomorrow"`);
    }
  });
});

/** Requests a sweep under its own key, as each instance's clock does. */
function sweepAsClock(key: string): Promise<unknown> {
  return query(`SELECT graphile_worker.add_job('sweep', '{}'::json, job_key := $1)`, [key]);
}
