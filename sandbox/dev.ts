import { parseArgs } from "node:util";
import { buildFolder } from "./launch/build.ts";
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
  const distDir = buildFolder(sandbox.dataDir);
  await step("Starting the site", () =>
    startSite(sandbox, { mode: "development", distDir, watch }),
  );
  console.log(welcome(sandbox));
});
