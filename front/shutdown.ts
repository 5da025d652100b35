import { once } from "node:events";
import type { Server } from "node:http";
import { beginDraining } from "../lib/http/draining.ts";
import { logger } from "../lib/logger.ts";
import { refuseConnections } from "./listener.ts";
import type { Traffic } from "./traffic.ts";

/** Process managers allow half a minute to stop; a long film is cut off, and the browser asks again. */
const LONGEST_GOODBYE = 25_000;

/** Takes no more requests, finishes those in flight, hands jobs back, and exits. */
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
    }, LONGEST_GOODBYE).unref();
    await Promise.all([beginDraining(), traffic.quiet()]);
    await afterwards();
    await endConnections(server, traffic);
    process.exit(0);
  }

  process.on("SIGTERM", stop);
  process.on("SIGINT", stop);
}

/** Waits for connections that close after their answer (RFC 9112, 9.6), and cuts the others. */
export async function endConnections(server: Server, traffic: Traffic): Promise<void> {
  const ended = once(server, "close");
  server.close();
  await traffic.farewells();
  server.closeAllConnections();
  await ended;
}
