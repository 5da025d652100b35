import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { cardProvider, query, site } from "../support/world";
import { letBuyersCome } from "./crowd";
import { manyNetworks } from "./customer";
import { disasters } from "./disasters";
import { drawLots } from "./lot";
import { statusOf } from "./site-health";
import { settle, sweep } from "./time";
import { layWire } from "./wired";

const MINUTE = 60_000;
const MINUTES = Number(process.env.SOAK_MINUTES ?? 30);
const FAULT = 20_000;
const PAGES = ["/", "/courses", "/courses/taking-back-your-life", "/signin", "/api/testimonials"];

/** The disasters that the site's process survives, because a restart would make its memory figures meaningless. */
const bearable = disasters.filter(({ endsSite }) => !endsSite);

/** Keeps requesting pages, as visitors do; counts the requests without any answer. */
function letReadersCome(): () => Promise<number> {
  let isOver = false;
  let unanswered = 0;
  const reading = (async () => {
    while (!isOver) {
      for (const page of PAGES) {
        await statusOf(page).catch(() => {
          unanswered += 1;
        });
      }
      await pause(100);
    }
  })();
  return async () => {
    isOver = true;
    await reading;
    return unanswered;
  };
}

/** The median in bytes over the minutes `from` (inclusive) to `to` (exclusive). */
function median(memory: number[], from: number, to: number): number {
  const span = memory.slice(from, to).sort((a, b) => a - b);
  return span[Math.floor(span.length / 2)] ?? Number.NaN;
}

describe("9 · Soak", () => {
  layWire(manyNetworks);

  it(
    `${MINUTES} minutes of readers and buyers with a fault a minute: the books balance, memory is steady, and all are answered`,
    async () => {
      const lot = drawLots(20261121);
      const memory: number[] = [];
      const lastReader = letReadersCome();
      const lastBuyer = letBuyersCome(2, 1000);
      for (let minute = 0; minute < MINUTES; minute++) {
        const disaster = lot.pick(bearable);
        await disaster.strike(lot);
        await pause(FAULT);
        await disaster.end();
        await pause(MINUTE - FAULT);
        memory.push(await site.memory());
      }
      await lastBuyer();
      expect(await lastReader()).toBe(0);
      await cardProvider.webhooks(true);
      expect(await sweep(120)).toBe(true);
      await settle(300);
      const [row] = await query(`SELECT count(*)::int AS paid FROM "Order" WHERE status = 'paid'`);
      const [early, late] = [
        median(memory, Math.floor(MINUTES / 6), Math.floor(MINUTES / 3)),
        median(memory, MINUTES - Math.floor(MINUTES / 3), MINUTES),
      ];
      console.log(
        `${JSON.stringify(row)}, memory in MB: ${memory.map((it) => Math.round(it / 1e6))}`,
      );
      expect(late).toBeLessThanOrEqual(early * 1.1);
    },
    (MINUTES + 10) * MINUTE,
  );
});
