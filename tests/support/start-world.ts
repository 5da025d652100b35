import { join, relative } from "node:path";
import { buildFolder, buildSite } from "@/sandbox/launch/build";
import type { Environment } from "@/sandbox/launch/leashed.mjs";
import type { Sandbox, Watch } from "@/sandbox/launch/sandbox";
import { startSite } from "@/sandbox/launch/site";
import { step } from "@/sandbox/launch/step.mjs";
import { DatabaseServer } from "./database-server";
import { copyWithoutGate } from "./gate";
import { startTestSandbox } from "./test-sandbox";
import { withClient } from "./with-client";
import { startControl } from "./world-control";
import type { WorldDescription } from "./world-description";

/**
 * Keeps the site's clock from starting sweeps: one that ran during a test would fulfil what the test
 * deliberately leaves unfulfilled. Tests start a sweep when they need one.
 */
async function stopTheClock(databaseUrl: string): Promise<void> {
  // The worker adds a task's job only if it can record the start (graphile-worker, cron).
  await withClient(databaseUrl, (client) =>
    client.query(
      `INSERT INTO graphile_worker._private_known_crontabs (identifier, known_since, last_execution)
       SELECT identifier, now(), now() FROM unnest(ARRAY['sweep', 'forget-abandoned', 'clean-up', 'watch-server']) AS identifier;
       CREATE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
       CREATE TRIGGER stand_still BEFORE UPDATE ON graphile_worker._private_known_crontabs
         FOR EACH ROW EXECUTE FUNCTION stand_still()`,
    ),
  );
}

/**
 * Builds the site for production and starts it on as many fresh sandboxes as there are lanes, for browser tests
 * and tests of faults. The worlds share only the build.
 */
export async function startWorlds(watch: Watch, lanes = 1): Promise<WorldDescription[]> {
  const worlds: WorldDescription[] = [];
  let build: string | undefined;
  for (let lane = 1; lane <= lanes; lane++) {
    const database = new DatabaseServer(watch);
    const sandbox = await startTestSandbox(lane === 1 ? "e2e" : `e2e-${lane}`, database.watch);
    database.belongsTo(sandbox);
    await stopTheClock(sandbox.databaseUrl);
    build ??= await buildOnce(sandbox);
    worlds.push(await startWorld(sandbox, { build, database, watch }));
  }
  return worlds;
}

async function buildOnce(sandbox: Sandbox): Promise<string> {
  const build = buildFolder(sandbox.dataDir);
  await buildSite(sandbox, build);
  return build;
}

async function startWorld(
  sandbox: Sandbox,
  { build, database, watch }: { build: string; database: DatabaseServer; watch: Watch },
): Promise<WorldDescription> {
  const start = (environment?: Environment) =>
    startSite(sandbox, { mode: "production", distDir: build, watch, environment });
  const site = await step("Starting the site", () => start());
  const removeGate = () => {
    const copy = join(relative(".", sandbox.dataDir), "without-gate");
    copyWithoutGate(build, copy);
    return { NEXT_DIST_DIR: copy };
  };
  return {
    siteUrl: site.url,
    mailboxUrl: `http://127.0.0.1:${sandbox.ports.MAILBOX_PORT}`,
    cardProviderUrl: `http://127.0.0.1:${sandbox.ports.STRIPE_SANDBOX_PORT}`,
    controlUrl: await startControl({ site, start, removeGate, database }),
    databaseUrl: sandbox.databaseUrl,
    buildFolder: build,
    dataFolder: sandbox.dataDir,
  };
}
