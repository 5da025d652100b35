import { parseArgs } from "node:util";
import { buildSite } from "./launch/build.ts";
import { startSandbox } from "./launch/sandbox.ts";
import { readSettings } from "./launch/settings.ts";
import { migrateAndSeed, startSite } from "./launch/site.ts";
import { step } from "./launch/step.mjs";
import { supervise } from "./launch/supervisor.ts";
import { welcome } from "./launch/welcome.ts";

await supervise(async ({ watch }) => {
  const { values } = parseArgs({ options: { fresh: { type: "boolean", default: false } } });
  const settings = readSettings(process.env);
  const sandbox = await startSandbox(settings, { fresh: values.fresh, watch });
  await step("Preparing the database", () => migrateAndSeed(sandbox));
  const distDir = await buildSite(sandbox);
  await step("Starting the site", () => startSite(sandbox, { mode: "production", distDir, watch }));
  console.log(welcome(sandbox));
});
