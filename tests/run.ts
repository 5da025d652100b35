import { parseArgs } from "node:util";
import { type Supervisor, supervise } from "@/sandbox/launch/supervisor";
import { obtainChromium } from "./support/chromium";
import { lint, playwright, types, vitest } from "./support/runners";
import { startWorld } from "./support/start-world";
import { createTally } from "./support/tally";
import { describeWorld } from "./support/world-description";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });

await supervise(run, { interrupted: 1 });

async function run({ watch, finish }: Supervisor): Promise<void> {
  const tally = createTally();
  await tally.check("Types", types);
  await tally.check("Lint and format", lint);
  await tally.runner("Unit and integration tests", vitest);
  if (!values.quick) {
    const isBuilt = await tally.check("Production build", async () => {
      describeWorld(await startWorld(watch));
    });
    const hasBrowser = await tally.check("Chromium", async () => {
      process.env.CHROMIUM_PATH = await obtainChromium();
    });
    if (isBuilt && hasBrowser) await tally.runner("End-to-end tests", playwright);
  }
  console.log(`\n${tally.summary()}`);
  await finish(tally.failed() ? 1 : 0);
}
