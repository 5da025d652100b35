import { resolve } from "node:path";
import { freePort, type Ports } from "@/sandbox/launch/ports";
import { type Sandbox, startSandbox, type Watch } from "@/sandbox/launch/sandbox";
import { migrateAndSeed } from "@/sandbox/launch/site";
import { step } from "@/sandbox/launch/step.mjs";

/** The sandbox for a test run: free ports, fresh data, seeded. */
export async function startTestSandbox(name: string, watch: Watch): Promise<Sandbox> {
  const dataDir = resolve(process.env.DATA_DIR ?? ".data/test", name);
  const settings = { ports: await freePorts(), dataDir, databaseUrl: undefined };
  const sandbox = await startSandbox(settings, { fresh: true, watch });
  await step("Preparing the database", () => migrateAndSeed(sandbox));
  return sandbox;
}

async function freePorts(): Promise<Ports> {
  const [PORT, STRIPE_SANDBOX_PORT, MAILBOX_PORT, DATABASE_PORT] = [
    await freePort(),
    await freePort(),
    await freePort(),
    await freePort(),
  ];
  return { PORT, STRIPE_SANDBOX_PORT, MAILBOX_PORT, DATABASE_PORT };
}
