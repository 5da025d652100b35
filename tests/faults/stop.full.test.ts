import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { dataFolder, site } from "../support/world";
import { connectSlowClients, connectSlowSender } from "./slow-clients";

describe("8 · SIGTERM", () => {
  it.each([
    ["its request's headers is not waited for", () => connectSlowClients(1), false],
    ["the request it has begun does not keep it from ending", connectSlowSender, true],
  ])(
    "a client that never finishes %s",
    async (_case, connectSlowly, isUndone) => {
      const slow = await connectSlowly();
      const isByItself = await site.stop();
      const log = readFileSync(join(dataFolder, "logs/site.log"), "utf8");
      await site.start();
      slow.leave();
      expect(isByItself).toBe(true);
      // What front/shutdown.ts logs when it exits without having waited for everything.
      const lastWords = log.trimEnd().split("\n").at(-1);
      expect(lastWords?.includes("stopped with something left undone")).toBe(isUndone);
    },
    90_000,
  );
});
