import { parseArgs } from "node:util";
import { buildFolder, buildSite } from "./build";
import { startSandbox } from "./sandbox";
import { readSettings } from "./settings";
import { migrateAndSeed, startSite } from "./site";
import { step } from "./step.mjs";
import { supervise } from "./supervisor";
import { welcome } from "./welcome";

export function launch(mode: "production" | "development"): Promise<void> {
  return supervise(async ({ watch }) => {
    const { values } = parseArgs({ options: { fresh: { type: "boolean", default: false } } });
    const settings = readSettings(process.env);
    const sandbox = await startSandbox(settings, { fresh: values.fresh, watch });
    await step("Preparing the database", () => migrateAndSeed(sandbox));
    const distDir = buildFolder(sandbox.dataDir);
    if (mode === "production") await buildSite(sandbox, distDir);
    await step("Starting the site", () => startSite(sandbox, { mode, distDir, watch }));
    console.log(welcome(sandbox));
  });
}
