import { setFlagsFromString } from "node:v8";
import next from "next";
import { env } from "../lib/env.ts";
import { logger } from "../lib/logger.ts";
import { followContent } from "./content-changes.ts";
import { createFront } from "./front.ts";
import { createListener } from "./listener.ts";
import { exportMetrics } from "./metrics.ts";
import { stopOnSignal } from "./shutdown.ts";

/** The production server: Next behind a thin front that holds the public pages ready to send. */

// Under load V8 lets its heap grow to several times what is in use before it collects. Growing by half keeps
// the process near the size of an empty Next app; less saves hardly any memory and costs calls and pages a
// tenth of their rate (docs/decisions/0028-process-memory.md).
setFlagsFromString("--heap-growing-percent=50");

// V8 notes which lines of code create long-lived objects, and then allocates those among the old objects at
// once. While Next loads, nearly everything lives long, and in some starts V8 judged lines of Node's own HTTP
// code by that. From then on garbage piled up among the old objects, and the rate fell to two thirds
// (docs/decisions/0028-process-memory.md).
setFlagsFromString("--no-allocation-site-pretenuring");

const metrics = exportMetrics();
const server = createListener(env.TLS_CERTIFICATE, env.TLS_KEY);
const app = next({ dev: false, hostname: env.LISTEN_ADDRESS, port: env.PORT, httpServer: server });
await app.prepare();

const front = await createFront(app.getRequestHandler());
const content = followContent(env.DIRECT_DATABASE_URL ?? env.DATABASE_URL, front.pages);

// A client that sends its request slowly holds a connection, but no longer than these times. The longest
// legitimate request is the coach's film: two gigabytes over a home connection take nearly half an hour.
server.headersTimeout = 15_000;
server.requestTimeout = 1_800_000;
server.on("request", front.handle);
server.listen(env.PORT, env.LISTEN_ADDRESS, () => {
  const scheme = env.TLS_KEY ? "https" : "http";
  logger.info({ address: `${scheme}://${env.LISTEN_ADDRESS}:${env.PORT}` }, "the site listens");
});
stopOnSignal(server, front.traffic, async () => {
  await content.stop();
  await metrics?.shutdown();
});
