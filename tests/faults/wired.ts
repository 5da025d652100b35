import { afterEach, beforeAll, beforeEach, expect } from "vitest";
import { breaks } from "../support/site-errors";
import { databaseUrl, site } from "../support/world";
import { statusOf, untilWell } from "./site-health";
import { letLocksGoStale } from "./time";
import { Wire } from "./wire";

export let wire: Wire;

/** Puts a wire between the site and its database, which the rows of a file can cut. */
export function layWire(environment: Record<string, string> = {}): void {
  beforeAll(async () => {
    wire = await Wire.lay(databaseUrl);
    await site.restart({ ...environment, DATABASE_URL: wire.url });
    // A page is cached from its first request on.
    expect(await statusOf("/")).toBe(200);
  });

  beforeEach(() => breaks("database"));

  afterEach(async () => {
    wire.mend();
    await untilWell();
    // A job whose completion could not be recorded is repeated by the next worker that picks it up.
    await letLocksGoStale();
  });
}
