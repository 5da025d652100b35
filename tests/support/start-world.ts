import { buildFolder, buildSite } from "@/sandbox/launch/build";
import type { Environment } from "@/sandbox/launch/leashed.mjs";
import type { Watch } from "@/sandbox/launch/sandbox";
import { startSite } from "@/sandbox/launch/site";
import { step } from "@/sandbox/launch/step.mjs";
import { DatabaseServer } from "./database-server";
import { Gate } from "./gate";
import { startTestSandbox } from "./test-sandbox";
import { withClient } from "./with-client";
import { startControl } from "./world-control";
import type { WorldDescription } from "./world-description";

/**
 * Keeps the site's clock from starting sweeps by itself: a sweep that happened to run during a test would
 * serve what the test leaves unserved on purpose. Tests ask for a sweep when they want one.
 */
async function stopTheClock(databaseUrl: string): Promise<void> {
  // The worker adds a task's job only if it can record the start (graphile-worker, cron).
  await withClient(databaseUrl, (client) =>
    client.query(
      `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       SELECT identifier, now(), now() FROM unnest(ARRAY['sweep', 'forget-abandoned', 'clean-up']) AS identifier;
       CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
       CREATE TRIGGER stand_still BEFORE UPDATE ON graphile_worker._private_known_crontabs
         FOR EACH ROW EXECUTE FUNCTION stand_still()`,
    ),
  );
}

/** Builds the site for production and starts it on a fresh sandbox, for tests in a browser. */
export async function startWorld(watch: Watch): Promise<WorldDescription> {
  const database = new DatabaseServer(watch);
  const sandbox = await startTestSandbox("e2e", database.watch);
  database.belongsTo(sandbox);
  await stopTheClock(sandbox.databaseUrl);
  const distDir = buildFolder(sandbox.dataDir);
  await buildSite(sandbox, distDir);
  const start = (environment?: Environment) =>
    startSite(sandbox, { mode: "production", distDir, watch, environment });
  const site = await step("Starting the site", () => start());
  return {
    siteUrl: site.url,
    mailboxUrl: `http://127.0.0.1:${sandbox.ports.MAILBOX_PORT}`,
    cardProviderUrl: `http://127.0.0.1:${sandbox.ports.STRIPE_SANDBOX_PORT}`,
    controlUrl: await startControl({ site, start, gate: new Gate(distDir), database }),
    databaseUrl: sandbox.databaseUrl,
    buildFolder: distDir,
    dataFolder: sandbox.dataDir,
  };
}
