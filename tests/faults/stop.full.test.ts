import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dataFolder, mailbox, query, site } from "../support/world";
import { Customer } from "./customer";
import { connectSlowClients, connectSlowSender } from "./slow-clients";
import { untilUnderWay } from "./time";

describe("8 · SIGTERM", () => {
  it.each([
    ["its request's headers does not delay the stop", () => connectSlowClients(1), false],
    ["the body of its request does not prevent the stop", connectSlowSender, true],
  ])(
    "a client that never finishes %s",
    async (_case, connectSlowly, isUndone) => {
      const slow = await connectSlowly();
      const isByItself = await site.stop();
      const log = readFileSync(join(dataFolder, "logs/site.log"), "utf8");
      await site.start();
      slow.leave();
      expect(isByItself).toBe(true);
      // The line that front/shutdown.ts logs when it exits without having waited for everything.
      const lastWords = log.trimEnd().split("\n").at(-1);
      expect(lastWords?.includes("stopped with something left undone")).toBe(isUndone);
    },
    90_000,
  );

  it("hands its jobs back: the mail being sent is finished, and those behind it are not lost", async () => {
    await mailbox.fail({ mode: "slow", latencyMs: 2000 });
    await new Customer().payAndVanish();
    await untilUnderWay("send-mail");
    expect(await site.stop()).toBe(true);
    const locked = `SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at IS NOT NULL`;
    expect(await query(locked)).toEqual([]);
    await site.start();
  });
});
