import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { migrate } from "@/prisma/migrate";
import { eventually } from "../support/eventually";
import { startSecondInstance } from "../support/second-instance";
import { cardProvider, databaseUrl, query, site } from "../support/world";
import { count } from "./books";
import { Customer } from "./customer";
import { letLocksGoStale, settle, sweep } from "./time";

describe("7 · The server's clock", () => {
  it.each([
    ["an hour ahead", 3_600_000],
    ["an hour behind", -3_600_000],
  ])(
    "%s: the event is refused as stale, and the success page and the sweep still serve the buyers",
    async (_case, offset) => {
      // The seeded courses have just gone on sale, which a slow clock would still see in the future.
      await query(`UPDATE "Course" SET "publishedAt" = "publishedAt" - interval '1 day'`);
      const clock = fileURLToPath(new URL("./clock.mjs", import.meta.url));
      await site.restart({ NODE_OPTIONS: `--import ${clock}`, CLOCK_OFFSET_MS: String(offset) });
      const [staying, vanishing] = [new Customer(), new Customer()];
      const checkout = await staying.payAndVanish();
      expect(await staying.comeBack(checkout)).toMatch(/success/i);
      await vanishing.payAndVanish();
      expect(await count("ProviderEvent")).toBe(0);
      expect(await sweep()).toBe(true);
      expect(await count("Grant")).toBe(2);
      await site.restart();
    },
  );
});

describe("7 · Two instances", () => {
  it("of which one is killed: the other takes over its jobs", async () => {
    const second = await startSecondInstance();
    await cardProvider.fail({ method: "GET", paths: "^/v1/payment_intents/", latencyMs: 60_000 });
    await Promise.all([1, 2, 3, 4, 5, 6].map(() => new Customer().payAndVanish()));
    const lockers = `SELECT DISTINCT locked_by FROM graphile_worker.jobs WHERE locked_by IS NOT NULL`;
    await eventually("jobs on both", async () => (await query(lockers)).length > 1);
    await second.service.kill();
    await cardProvider.recover();
    await letLocksGoStale();
    await settle(60);
  });
});

describe("7 · An old and a new version on one database", () => {
  it("the old one keeps selling while migrations run beside it, and after them", async () => {
    const buyers = Array.from({ length: 6 }, () => new Customer().payAndVanish());
    const migrations = [1, 2, 3].map(() => migrate(databaseUrl));
    await Promise.all([...buyers, ...migrations]);
  });
});
