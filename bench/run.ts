import { parseArgs } from "node:util";
import { supervise } from "@/sandbox/launch/supervisor";
import { runLighthouse } from "./lighthouse";
import { nameGenerator } from "./load";
import { measureMemory } from "./memory";
import { runPhone } from "./phone";
import { report } from "./report";
import { runRounds } from "./rounds";
import { startWorld } from "./world";

const { values } = parseArgs({ options: { quick: { type: "boolean", default: false } } });

const extent = values.quick
  ? { rounds: 1, seconds: 2, requests: 20_000, audits: 1, waits: 1 }
  : { rounds: 5, seconds: 4, requests: 200_000, audits: 3, waits: 5 };

await supervise(
  async ({ watch, finish }) => {
    const world = await startWorld(watch);
    console.log("Measuring; the machine should have nothing else to do.");
    const rounds = await runRounds(world, extent);
    const memory = await measureMemory(world, extent.requests);
    const audits = await runLighthouse(world, extent.audits, values.quick);
    const waits = await runPhone(world, extent.waits);
    report({ rounds, memory, audits, waits }, await nameGenerator());
    await finish(0);
  },
  { interrupted: 1 },
);
