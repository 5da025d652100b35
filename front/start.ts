import { setFlagsFromString } from "node:v8";
import next from "next";
import { shareContentRevision } from "../lib/database/keep-until-change.ts";
import { env } from "../lib/env.ts";
import { logger } from "../lib/logger.ts";
import { followContentChanges } from "./content-changes.ts";
import { ContentRevision } from "./content-revision.ts";
import { createFront } from "./front.ts";
import "./kept-callback.ts";
import { createListener } from "./listener.ts";
import { exportMetrics } from "./metrics.ts";
import { stopOnSignal } from "./shutdown.ts";

// Both are explained in docs/decisions/0028-process-memory.md.
setFlagsFromString("--heap-growing-percent=50");
setFlagsFromString("--no-allocation-site-pretenuring");

const metrics = exportMetrics();
const server = createListener(env.TLS_CERTIFICATE, env.TLS_KEY);
// Next calls itself "localhost" in rewrites. With 127.0.0.1 here, it would fetch such a page from itself.
const app = next({ dev: false, hostname: "localhost", port: env.PORT, httpServer: server });
await app.prepare();

const content = new ContentRevision();
shareContentRevision(() => content.find());
const front = await createFront(app.getRequestHandler(), content);
const databaseUrl = env.DIRECT_DATABASE_URL ?? env.DATABASE_URL;
const changes = followContentChanges(databaseUrl, content, () => front.pages.renderAll());

server.headersTimeout = 15_000;
// Node has one time limit for all bodies, but uploads need their own: see arrival.ts.
server.requestTimeout = 0;
server.on("request", front.handle);
server.listen(env.PORT, env.LISTEN_ADDRESS, () => {
  const scheme = env.TLS_KEY ? "https" : "http";
  logger.info({ address: `${scheme}://${env.LISTEN_ADDRESS}:${env.PORT}` }, "the site listens");
});
stopOnSignal(server, front.traffic, async () => {
  await changes.stop();
  await metrics?.shutdown();
});
