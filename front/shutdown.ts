import type { Server } from "node:http";
import { beginDraining } from "../lib/draining.ts";
import { logger } from "../lib/logger.ts";
import type { Traffic } from "./traffic.ts";

/** Who starts and stops processes gives them half a minute; a long film is cut and asked for again. */
const LONGEST_GOODBYE = 25_000;

/** Takes no more requests, finishes those in flight, hands jobs back, and goes. */
export function stopOnSignal(
  server: Server,
  traffic: Traffic,
  afterwards: () => Promise<void>,
): void {
  let stopping = false;

  async function stop(signal: NodeJS.Signals): Promise<void> {
    if (stopping) return;
    stopping = true;
    logger.info({ signal }, "stopping");
    setTimeout(() => {
      logger.warn("stopped with something left undone");
      process.exit(0);
    }, LONGEST_GOODBYE).unref();
    await Promise.all([beginDraining(), traffic.quiet()]);
    await afterwards();
    server.close(() => process.exit(0));
    server.closeAllConnections();
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}
