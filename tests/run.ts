import { parseArgs } from "node:util";
import { type Supervisor, supervise } from "@/sandbox/launch/supervisor";
import { obtainChromium } from "./support/chromium";
import { faults, lint, playwright, types, unused, vitest } from "./support/runners";
import { startWorlds } from "./support/start-world";
import { createTally } from "./support/tally";
import { describeWorlds } from "./support/world-description";

const off = { type: "boolean", default: false } as const;
const { values } = parseArgs({ options: { quick: off, full: off, faults: off, soak: off } });

/** The tests of faults and those in a browser run in two lanes, each with a world of its own. */
const LANES = 2;

const scope = values.full ? "full" : "usual";

await supervise(values.faults ? runFaults : run, { interrupted: 1 });

/** Runs the fault tests alone, so that their table is the last thing printed. */
async function runFaults({ watch, finish }: Supervisor): Promise<void> {
  describeWorlds(await startWorlds(watch, LANES));
  const { failures } = await faults("full", { soak: values.soak });
  await finish(failures.length > 0 ? 1 : 0);
}

async function run({ watch, finish }: Supervisor): Promise<void> {
  const tally = createTally();
  await Promise.all([
    tally.check("Types", types),
    tally.check("Lint and format", lint),
    tally.check("Nothing unused", unused),
    tally.runner("Unit tests", () => vitest(scope, "unit")),
  ]);
  if (!values.quick) {
    await tally.runner("Integration tests", () => vitest(scope, "stand-ins", "integration"));
    // Not beside the types: both write next-env.d.ts.
    const isBuilt = await tally.check("Production build", async () => {
      describeWorlds(await startWorlds(watch, LANES));
    });
    if (isBuilt) await tally.runner("Faults", () => faults(scope, { soak: false }));
    const hasBrowser = await tally.check("Chromium", async () => {
      await obtainChromium();
    });
    if (isBuilt && hasBrowser) {
      await tally.runner("Browser tests", () => playwright(scope, "product", "fuzz"));
      // What the sites logged is judged when all else is done, in every lane.
      await tally.runner("Logs", () => playwright(scope, "quiet-logs"));
    }
  }
  console.log(`\n${tally.summary()}`);
  await finish(tally.failed() ? 1 : 0);
}
