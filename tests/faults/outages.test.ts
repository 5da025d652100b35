import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { beforeAll, describe, expect, it } from "vitest";
import { freePort } from "@/sandbox/launch/ports";
import { eventually } from "../support/eventually";
import { cardProvider, databaseServer, databaseUrl, mailbox, query, site } from "../support/world";
import { balanceBooks } from "./balance";
import { countPaid } from "./books";
import { letBuyersCome } from "./crowd";
import { Customer, manyNetworks, readyToPay } from "./customer";
import { isWell, statusOf } from "./site-health";
import { isSoak } from "./soak";
import { letLocksGoStale, settle, sweep } from "./time";
import { Wire } from "./wire";

const MINUTE = 60_000;
const DISK_FULL = "53100";

let wire: Wire;

beforeAll(async () => {
  wire = await Wire.lay(databaseUrl);
  await site.restart({ ...manyNetworks, DATABASE_URL: wire.url });
  // A page is cached from its first request on.
  expect(await statusOf("/")).toBe(200);
});

const untilWell = () => eventually("well site", isWell);

describe("3 · The database server", () => {
  it(`stopped${isSoak ? " for a minute" : ""} in the middle of load: within two minutes of its return all that was paid is served`, async () => {
    const closeTheDoors = letBuyersCome(4);
    const ready = await Promise.all(Array.from({ length: 5 }, () => readyToPay()));
    await databaseServer.stop();
    for (const { buyer, checkout } of ready) await buyer.confirm(checkout);
    expect(await statusOf("/")).toBe(200);
    await eventually("unwell site", async () => !(await isWell()));
    if (isSoak) await pause(MINUTE);
    await databaseServer.start();
    await closeTheDoors();
    await letLocksGoStale();
    await settle(120);
    expect(await countPaid()).toBeGreaterThan(ready.length);
  }, 300_000);

  it("at another address after a failover: the site follows, and nothing is lost", async () => {
    const home = Number(wire.target.port);
    const [first, second] = [await readyToPay(), await readyToPay()];
    const port = await freePort();
    await databaseServer.move(port);
    wire.leadTo(port);
    await first.buyer.confirm(first.checkout);
    await untilWell();
    await second.buyer.confirm(second.checkout);
    expect(await second.buyer.comeBack(second.checkout)).toMatch(/success/i);
    await databaseServer.move(home);
    wire.leadTo(home);
    await letLocksGoStale();
    await settle(120);
    expect(await countPaid()).toBe(2);
  }, 180_000);

  it("restored from a backup: what was paid since is served again, whenever its order was begun", async () => {
    const { buyer, checkout } = await readyToPay();
    await databaseServer.backUp();
    await untilWell();
    await cardProvider.webhooks(false);
    await buyer.confirm(checkout);
    await new Customer().payAndVanish();
    await databaseServer.restore();
    await untilWell();
    expect(await countPaid()).toBe(0);
    expect(await sweep()).toBe(true);
    await letLocksGoStale();
    await settle(120);
    expect(await countPaid()).toBe(2);
  }, 180_000);
});

describe("3 · The database's disk", () => {
  it("full: nothing is half done, kept pages go on, and it recovers without a restart", async ({
    skip,
  }) => {
    const isSmall = await databaseServer.moveToSmallDisk();
    if (!isSmall) skip("this machine lets nobody mount a small disk");
    try {
      await untilWell();
      const { buyer, checkout } = await readyToPay();
      await fillDisk();
      await buyer.confirm(checkout);
      const answers = await Promise.all(
        Array.from({ length: 40 }, async () => (await new Customer().askForPayment()).status),
      );
      expect(answers.filter((status) => status !== 200 && status !== 503)).toEqual([]);
      expect(answers).toContain(503);
      expect(await statusOf("/")).toBe(200);

      await query(`DROP TABLE filler`);
      await letLocksGoStale();
      await new Customer().payAndVanish();
      await settle(120);
      expect(await countPaid()).toBe(2);
      await balanceBooks();
    } finally {
      // The database on its own disk has seen nothing of this row.
      await databaseServer.returnFromSmallDisk();
      await untilWell();
    }
    await cardProvider.clear();
    await mailbox.clear();
  }, 180_000);
});

/** Fills it in ever smaller pieces, unlogged, because the log must have room to record what is undone. */
async function fillDisk(): Promise<void> {
  await query(`CREATE UNLOGGED TABLE filler (bytes text)`);
  for (const rows of [4000, 100, 4]) {
    while (await fits(rows));
  }
}

async function fits(rows: number): Promise<boolean> {
  try {
    await query(`INSERT INTO filler SELECT repeat('x', 1900) FROM generate_series(1, ${rows})`);
    return true;
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === DISK_FULL) return false;
    throw error;
  }
}
