import { z } from "zod";

const schema = z.object({
  siteUrl: z.url(),
  mailboxUrl: z.url(),
  cardProviderUrl: z.url(),
  /** Stops and starts the site: see start-world.ts. */
  controlUrl: z.url(),
  databaseUrl: z.url(),
  /** The folder of the running production build. */
  buildFolder: z.string(),
  /** The folder of the world's data, secrets and service logs. */
  dataFolder: z.string(),
});

/** What a test process needs to know about the world that another process runs. */
export type WorldDescription = z.infer<typeof schema>;

/** One world for each lane of tests that run side by side. */
export function describeWorlds(worlds: WorldDescription[]): void {
  process.env.TEST_WORLD = JSON.stringify(worlds);
}

export function describedWorlds(): WorldDescription[] {
  const given = JSON.parse(process.env.TEST_WORLD ?? "[]");
  return z.array(schema).parse([given].flat());
}

/** The world of this lane, which Playwright numbers from 0 and Vitest from 1. */
export function describedWorld(): WorldDescription {
  const { TEST_PARALLEL_INDEX, VITEST_POOL_ID = "1" } = process.env;
  const lane = Number(TEST_PARALLEL_INDEX ?? Number(VITEST_POOL_ID) - 1);
  const world = describedWorlds()[lane];
  if (!world) throw new Error(`No world has been started for lane ${lane}.`);
  return world;
}
