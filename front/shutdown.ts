import { once } from "node:events";
import type { Server } from "node:http";
import { beginDraining } from "../lib/http/draining.ts";
import { logger } from "../lib/logger.ts";
import { refuseConnections } from "./listener.ts";
import type { Traffic } from "./traffic.ts";

/** Process managers kill after half a minute. */
const TIMEOUT_MS = 25_000;

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
    refuseConnections(server);
    setTimeout(() => {
      logger.warn("stopped with something left undone");
      process.exit(0);
    }, TIMEOUT_MS).unref();
    await Promise.all([beginDraining(), traffic.idle()]);
    await afterwards();
    await endConnections(server, traffic);
    process.exit(0);
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

export async function endConnections(server: Server, traffic: Traffic): Promise<void> {
  const ended = once(server, "close");
  server.close();
  await traffic.closing();
  server.closeAllConnections();
  await ended;
}
