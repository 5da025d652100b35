import { setTimeout } from "node:timers/promises";
import { format } from "node:util";
import { countSamples, listPageSamples } from "@/lib/back-office/launch/gaps/queries";
import { isDatabaseAway } from "@/lib/db";
import { env } from "@/lib/env";
import { measureBacklog } from "@/lib/health/metrics";
import { onDraining } from "@/lib/http/draining";
import { startWorker } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";

/** In milliseconds. */
const FIRST_PAUSE = 250;
const LONGEST_PAUSE = 5000;

/**
 * After a power cut the database may start later than this process. Next would answer every request with the
 * first failure, so this retries until it succeeds.
 */
export async function startServer(): Promise<void> {
  for (let pause = FIRST_PAUSE; ; pause = Math.min(pause * 2, LONGEST_PAUSE)) {
    try {
      return await start();
    } catch (error) {
      if (isDatabaseAway(error)) {
        logger.warn({ err: error }, "the site cannot start yet: it waits for its database");
      } else logger.error({ err: error }, "the site cannot start, and tries again");
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

/** Next prints a stack trace for each form that is not ours, and any stranger can send one. */
function logFrameworkWarning(...words: unknown[]): void {
  const [first] = words;
  const warning = first instanceof Error ? { err: first } : { warning: format(...words) };
  logger.warn(warning, "the framework warns");
}

/** A sample testimonial is a false claim, so nobody must go live with samples unknowingly. */
async function warnOfSamples(): Promise<void> {
  if (env.SANDBOX === "on") return;
  const samples = { ...(await countSamples()), pages: (await listPageSamples()).length };
  if (Object.values(samples).every((count) => count === 0)) return;
  logger.warn(samples, "SAMPLES ARE IN PLACE: replace them before real visitors see this site");
}
