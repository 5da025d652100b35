import { parseArgs } from "node:util";
import { supervise } from "@/sandbox/launch/supervisor";
import { runLighthouse } from "./lighthouse";
import { nameGenerator } from "./load";
import { measureMemory } from "./memory";
import { runPhone } from "./phone";
import { report } from "./report";
import { runRounds } from "./rounds";
import { startShop, startWorld, type World } from "./world";

const options = {
  quick: { type: "boolean", default: false },
  phone: { type: "boolean", default: false },
} as const;
const { values } = parseArgs({ options });

const extent = values.quick
  ? { rounds: 1, seconds: 2, requests: 20_000, audits: 1, waits: 1 }
  : { rounds: 5, seconds: 4, requests: 200_000, audits: 3, waits: 5 };

const nothingElse = { rounds: {}, memory: undefined, audits: {} };

await supervise(
  async ({ watch, finish }) => {
    const shop = await startShop(watch, { withLarge: !values.phone });
    const others = values.phone ? nothingElse : await compare(await startWorld(shop, watch));
    const waits = await runPhone(shop, extent.waits);
    report({ ...others, waits }, await nameGenerator());
    await finish(0);
  },
  { interrupted: 1 },
);

async function compare(world: World) {
  console.log("Measuring; the machine should have nothing else to do.");
  const rounds = await runRounds(world, extent);
  const memory = await measureMemory(world, extent.requests);
  const audits = await runLighthouse(world, extent.audits, values.quick);
  return { rounds, memory, audits };
}
