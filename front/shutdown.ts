import type { Server } from "node:http";
import { beginDraining } from "../lib/draining.ts";
import { logger } from "../lib/logger.ts";
import type { ContentChanges } from "./content-changes.ts";

/** Whatever is not done by then is left to whoever starts next. In milliseconds. */
const LONGEST_GOODBYE = 25_000;

/** Takes no more requests, finishes those in flight, hands jobs back, and goes. */
export function stopOnSignal(server: Server, content: ContentChanges): void {
  let stopping = false;
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    process.on(signal, async () => {
      if (stopping) return;
      stopping = true;
      logger.info({ signal }, "stopping");
      setTimeout(() => process.exit(1), LONGEST_GOODBYE).unref();
      const closed = new Promise((resolve) => server.close(resolve));
      await Promise.all([beginDraining(), content.stop(), closed]);
      process.exit(0);
    });
  }
}
