import { setTimeout } from "node:timers/promises";
import { format } from "node:util";
import { countSamples, listPageSamples } from "@/lib/back-office/launch/gaps/queries";
import { env } from "@/lib/env";
import { measureBacklog } from "@/lib/health/metrics";
import { onDraining } from "@/lib/http/draining";
import { startWorker } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";

/** In milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/**
 * After a power cut the database may be there later than this process. Next would answer every request with
 * the first failure, so starting is tried until it succeeds.
 */
export async function startServer(): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await start();
    } catch (error) {
      logger.warn({ err: error }, "the site cannot start yet: it waits for its database");
    }
    await setTimeout(pause);
  }
}

async function start(): Promise<void> {
  console.warn = logFrameworkWarning;
  await warnOfSamples();
  onDraining(await startWorker());
  measureBacklog();
}

/** Next writes an error's text and stack for each form that no page of ours sent, which any stranger may. */
function logFrameworkWarning(...words: unknown[]): void {
  const [first] = words;
  const warning = first instanceof Error ? { err: first } : { warning: format(...words) };
  logger.warn(warning, "the framework warns");
}

/** A sample quote shown as a client's is a false claim: nobody may go live without knowing. */
async function warnOfSamples(): Promise<void> {
  if (env.SANDBOX === "on") return;
  const samples = { ...(await countSamples()), pages: (await listPageSamples()).length };
  if (Object.values(samples).every((count) => count === 0)) return;
  logger.warn(samples, "SAMPLES ARE IN PLACE: replace them before real visitors see this site");
}
