import { performance } from "node:perf_hooks";
import { describe, expect, it } from "vitest";
import { cardProvider, mailbox } from "../support/world";
import { Customer } from "./customer";
import { allEvents, post } from "./provider";
import { statusOf } from "./site-health";
import { connectSlowClients } from "./slow-clients";
import { settle } from "./time";

/**
 * The times in milliseconds within which 50, 95 and 99 of 100 requests were answered. They are reported and
 * never asserted, because they depend on the machine as much as on the site.
 */
async function time(times: number, ask: () => Promise<number>) {
  const took: number[] = [];
  for (let turn = 0; turn < times; turn++) {
    const begun = performance.now();
    expect(await ask()).toBe(200);
    took.push(performance.now() - begun);
  }
  took.sort((a, b) => a - b);
  const within = (share: number) => (took[Math.floor(times * share)] ?? Number.NaN).toFixed(1);
  return `p50 ${within(0.5)}, p95 ${within(0.95)}, p99 ${within(0.99)} ms`;
}

describe("9 · Pace", () => {
  it("of pages, beside 400 clients that never finish their requests", async () => {
    const pages = { kept: () => statusOf("/"), dynamic: () => statusOf("/signin") };
    const measure = async (name: string) => {
      for (const [page, ask] of Object.entries(pages)) {
        console.log(`${page} page ${name}: ${await time(1000, ask)}`);
      }
    };
    await measure("alone");
    const slow = await connectSlowClients(400);
    await measure("beside 400 slow clients");
    slow.leave();
  }, 120_000);

  it("of webhooks, with the card provider and the mail provider down", async () => {
    await cardProvider.webhooks(false);
    for (let buyer = 0; buyer < 20; buyer++) await new Customer().payAndVanish();
    const events = await allEvents();
    let turn = 0;
    const deliver = () => {
      const event = events[turn++ % events.length];
      // With a new id each time, because an event that has come before is not stored again.
      return post(JSON.stringify({ ...event, id: `${event?.id}${turn}` }));
    };
    await cardProvider.fail({ down: true });
    await mailbox.fail({ mode: "down" });
    console.log(`webhooks: ${await time(1000, deliver)}`);
    await cardProvider.recover();
    await mailbox.recover();
    await settle(120);
  }, 240_000);
});
