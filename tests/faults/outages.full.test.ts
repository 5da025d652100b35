import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import { freePort } from "@/sandbox/launch/ports";
import { databaseServer } from "../support/world";
import { countPaid } from "./books";
import { letBuyersCome } from "./crowd";
import { manyNetworks, readyToPay } from "./customer";
import { statusOf, untilUnwell, untilWell } from "./site-health";
import { isSoak } from "./soak";
import { letLocksGoStale, settle } from "./time";
import { layWire, wire } from "./wired";

layWire(manyNetworks);

describe("3 · The database server", () => {
  it(`stopped${isSoak ? " for a minute" : ""} under load: within two minutes of its return all that was paid is served`, async () => {
    const stopComing = letBuyersCome(4);
    const ready = await Promise.all(Array.from({ length: 5 }, () => readyToPay()));
    await databaseServer.stop();
    for (const { buyer, checkout } of ready) await buyer.confirm(checkout);
    expect(await statusOf("/")).toBe(200);
    await untilUnwell();
    if (isSoak) await pause(60_000);
    await databaseServer.start();
    await stopComing();
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
});
