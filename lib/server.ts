import { onDraining } from "@/lib/draining";
import { env } from "@/lib/env";
import { measureBacklog } from "@/lib/health/metrics";
import { startWorker } from "@/lib/jobs/worker";
import { countSamples } from "@/lib/launch/queries";
import { PAGE_SAMPLES } from "@/lib/launch/rules";
import { logger } from "@/lib/logger";

/** Runs once per process, before the first request. The imports have checked the environment already. */
export async function startServer(): Promise<void> {
  await warnOfSamples();
  onDraining(await startWorker());
  measureBacklog();
}

/** A sample quote shown as a client's is a false claim: nobody may go live without knowing. */
async function warnOfSamples(): Promise<void> {
  if (env.SANDBOX === "on") return;
  const samples = { ...(await countSamples()), pages: PAGE_SAMPLES.length };
  if (Object.values(samples).every((count) => count === 0)) return;
  logger.warn(samples, "SAMPLES ARE IN PLACE: replace them before real visitors see this site");
}
