import { keepReleasingStaleLocks } from "@/lib/jobs/stale-locks";
import { startWorker } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";
import { believeOnlyTrustedProxies } from "@/lib/trusted-proxy";

/** Once a process, before the first request. The environment has been checked by the imports. */
export async function startServer(): Promise<void> {
  believeOnlyTrustedProxies();
  const worker = await startWorker();
  keepReleasingStaleLocks();
  process.once("SIGTERM", () => {
    worker.stop().catch((error) => logger.error(error, "the worker did not stop cleanly"));
  });
}
