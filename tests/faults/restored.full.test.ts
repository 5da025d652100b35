import pg from "pg";
import { describe, expect, it } from "vitest";
import { cardProvider, databaseServer, mailbox, query } from "../support/world";
import { balanceBooks } from "./balance";
import { countPaid } from "./books";
import { Customer, manyNetworks, readyToPay } from "./customer";
import { statusOf, untilWell } from "./site-health";
import { letLocksGoStale, settle, sweep } from "./time";
import { layWire } from "./wired";

layWire(manyNetworks);

/** The documents that a buyer has received. */
function readDocuments(orderId: string): Promise<unknown[]> {
  return query(
    `SELECT "kind", "number", "totalPence", "issuedAt" FROM "Invoice" WHERE "orderId" = $1`,
    [orderId],
  );
}

describe("3 · The database server", () => {
  it("restored from a backup: later payments are served again, whenever their orders were begun, and an invoice keeps its number", async () => {
    const { buyer, checkout } = await readyToPay();
    await databaseServer.backUp();
    await untilWell();
    const invoiced = await new Customer().payAndVanish();
    await settle();
    const documents = await readDocuments(invoiced.orderId);
    // After the restore, no outbox knows the mails that have arrived by now.
    await mailbox.clear();
    await cardProvider.webhooks(false);
    await buyer.confirm(checkout);
    await new Customer().payAndVanish();
    await databaseServer.restore();
    await untilWell();
    expect(await countPaid()).toBe(0);
    await cardProvider.webhooks(true);
    await new Customer().payAndVanish();
    await letLocksGoStale();
    await settle(120);
    expect(await sweep()).toBe(true);
    await settle(120);
    expect(await countPaid()).toBe(4);
    expect(documents).toHaveLength(1);
    expect(await readDocuments(invoiced.orderId)).toEqual(documents);
  }, 180_000);
});

describe("3 · The database's disk", () => {
  it("full: nothing is half done, cached pages are still served, and the site recovers without a restart", async ({
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

      await query("DROP TABLE filler");
      await letLocksGoStale();
      await new Customer().payAndVanish();
      await settle(120);
      expect(await countPaid()).toBe(2);
      await balanceBooks();
    } finally {
      // The database on its own disk was not affected by this row.
      await databaseServer.returnFromSmallDisk();
      await untilWell();
    }
    await cardProvider.clear();
    await mailbox.clear();
  }, 180_000);
});

/**
 * Fills the disk in ever smaller pieces. The table is unlogged, because the log needs room to record the rollback.
 */
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
    if (error instanceof pg.DatabaseError && error.code === "53100") return false;
    throw error;
  }
}
