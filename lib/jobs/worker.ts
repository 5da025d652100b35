import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { metrics } from "@opentelemetry/api";
import { Logger, parseCronItems, run, type WorkerEvents } from "graphile-worker";
import pg from "pg";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { alertOfStalledSweep } from "@/lib/payments/sweep";
import { forgetFutureStarts } from "@/lib/queue/commands";
import { watchJobLocks } from "@/lib/queue/stale-locks";
import { HOUR_MS } from "@/lib/text/durations";
import { jobs } from "./list";
import { schedule } from "./schedule";

const workerLogger = new Logger((scope) => (level, message, meta) => {
  // `perform` logs failed jobs itself.
  if (meta?.failure) return;
  logger[level === "error" ? "error" : level === "warning" ? "warn" : "debug"](scope, message);
});

export async function startWorker(): Promise<() => Promise<void>> {
  const events: WorkerEvents = new EventEmitter();
  const running = new Set<string>();
  events.on("job:start", ({ job }) => running.add(job.id));
  const done = metrics.getMeter("shop").createCounter("shop.jobs");
  events.on("job:complete", ({ job, error }) => {
    running.delete(job.id);
    done.add(1, { task: job.task_identifier, outcome: error ? "failed" : "done" });
  });
  const pool = new pg.Pool({
    connectionString: env.DIRECT_DATABASE_URL ?? env.DATABASE_URL,
    // Without it, the worker would wait for ever on a connection that was lost silently.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const warn = (error: Error) => logger.warn({ err: error }, "the worker lost a connection");
  pool.on("error", warn).on("connect", (client) => client.on("error", warn));
  await forgetFutureStarts();
  const runner = await run({
    pgPool: pool,
    events,
    logger: workerLogger,
    taskList: Object.fromEntries(jobs.map(({ name, task }) => [name, task])),
    parsedCronItems: parseCronItems(schedule({ hasProvider: Boolean(env.STRIPE_SECRET_KEY) })),
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
  });
  watchJobLocks(running);
  if (env.STRIPE_SECRET_KEY) watchForStalledSweeps();
  // The runner does not wait until its last jobs are recorded, and ending the pool waits only for connections
  // in use. `setImmediate` lets those jobs take their connections first.
  return async () => {
    await runner.stop();
    await setImmediate();
    await pool.end();
  };
}

/** If the clock is wrong, sweeps may never start, so no failure would raise the alert. */
function watchForStalledSweeps(): void {
  const look = () =>
    alertOfStalledSweep().catch((err) => logger.error({ err }, "the last sweep was not looked up"));
  setInterval(look, HOUR_MS).unref();
}
