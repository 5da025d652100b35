import { startWorker } from "@/lib/jobs/worker";
import { logger } from "@/lib/logger";
import { believeOnlyTrustedProxies } from "@/lib/trusted-proxy";

/** Once a process, before the first request. The environment has been checked by the imports. */
export async function startServer(): Promise<void> {
  believeOnlyTrustedProxies();
  const worker = await startWorker();
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.once(signal, () => {
      worker.stop().catch((error) => logger.error(error, "the worker did not stop cleanly"));
    });
  }
}
