import { z } from "zod";

const schema = z.object({
  siteUrl: z.url(),
  mailboxUrl: z.url(),
  cardProviderUrl: z.url(),
  /** Stops and starts the site: see start-world.ts. */
  controlUrl: z.url(),
  databaseUrl: z.url(),
  /** The production build that runs. */
  buildFolder: z.string(),
  /** Where the world keeps its data, its secrets and its services' logs. */
  dataFolder: z.string(),
});

/** What a test process has to know about the world that another process runs. */
export type WorldDescription = z.infer<typeof schema>;

export function describeWorld(world: WorldDescription): void {
  process.env.TEST_WORLD = JSON.stringify(world);
}

export function isWorldDescribed(): boolean {
  return process.env.TEST_WORLD !== undefined;
}

export function describedWorld(): WorldDescription {
  return schema.parse(JSON.parse(process.env.TEST_WORLD ?? "null"));
}
