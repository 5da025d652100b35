import { EventEmitter } from "node:events";
import { setImmediate } from "node:timers/promises";
import { metrics } from "@opentelemetry/api";
import {
  type Job,
  Logger,
  parseCronItems,
  run,
  type TaskList,
  type WorkerEvents,
} from "graphile-worker";
import pg from "pg";
import { z } from "zod";
import { forgetEndedChanges } from "@/lib/account/commands";
import { raiseAttentionAlone } from "@/lib/alerts/commands";
import { deleteExpired } from "@/lib/auth/commands";
import { forgetOldMessages } from "@/lib/contact/commands";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { giveUpFailed, sendQueuedMail } from "@/lib/mail/jobs";
import { forgetUnconfirmed } from "@/lib/newsletter/commands";
import { forgetAbandoned, forgetNetworks } from "@/lib/payments/abandoned";
import { refundDuplicate } from "@/lib/payments/second-payment";
import { unsignPayment } from "@/lib/payments/stripe";
import { processEvent } from "@/lib/payments/stripe-events";
import { sweep, tellOfStalledSweeps } from "@/lib/payments/sweep";
import { forgetStartsToCome } from "@/lib/queue/clock";
import type { Jobs } from "@/lib/queue/commands";
import { forgetDeadJobs } from "@/lib/queue/dead-jobs";
import { keepLocksHonest } from "@/lib/queue/stale-locks";
import { withRequestId } from "@/lib/request-context";
import { HOUR_MS } from "@/lib/text/durations";
import { schedule } from "./schedule";

const mailJob = z.object({ mailId: z.string() });

const tasks: { [Name in keyof Jobs]: TaskList[string] } = {
  "send-mail": task(mailJob, ({ mailId }) => sendQueuedMail(mailId)),
  "process-provider-event": task(z.object({ eventId: z.string() }), ({ eventId }) =>
    processEvent(eventId),
  ),
  "refund-duplicate": task(z.object({ orderId: z.string() }), ({ orderId }) =>
    refundDuplicate(orderId),
  ),
  "unsign-payment": task(z.object({ paymentIntentId: z.string() }), ({ paymentIntentId }) =>
    unsignPayment(paymentIntentId),
  ),
  sweep: task(z.object({}), sweep),
  "forget-abandoned": task(z.object({}), forgetAbandoned),
  "clean-up": task(z.object({}), cleanUp),
};

async function cleanUp(): Promise<string> {
  return [
    await deleteExpired(),
    await forgetEndedChanges(),
    await forgetNetworks(),
    await forgetUnconfirmed(),
    await forgetOldMessages(),
    await forgetDeadJobs(),
  ].join("; ");
}

/** The request that queued the job; scheduled jobs have none. */
const origin = z.object({ requestId: z.string().optional() });

/** Parses the job's payload, and logs in one sentence what the job did or why it failed. */
function task<Payload>(schema: z.ZodType<Payload>, work: (payload: Payload) => Promise<string>) {
  const run: TaskList[string] = (payload, { job }) =>
    withRequestId(origin.parse(payload).requestId ?? `job-${job.id}`, () => perform(payload, job));

  async function perform(payload: unknown, job: Job): Promise<void> {
    const log = logger.child({ job: job.id, task: job.task_identifier, attempt: job.attempts });
    try {
      log.info({ outcome: await work(schema.parse(payload)) }, "job done");
    } catch (error) {
      log.error({ err: error }, "job failed");
      if (job.attempts >= job.max_attempts) await giveUp(job, payload);
      throw error;
    }
  }
  return run;
}

/** What each job does, in words for the coach. */
const duties: Record<string, string> = {
  "process-provider-event": "working through a report from Stripe",
  "refund-duplicate": "giving back a second payment for the same course",
  "unsign-payment": "telling Stripe that the buyer of a payment was erased",
  "clean-up": "deleting what is kept no longer",
};

/** Tells a person of a job that is not tried again; those that ask the provider come again by themselves. */
async function giveUp({ id, task_identifier: name }: Job, payload: unknown): Promise<void> {
  if (name === "forget-abandoned") return;
  if (name === "sweep") return tellOfStalledSweeps();
  if (name === "send-mail") return giveUpFailed(mailJob.parse(payload).mailId);
  await raiseAttentionAlone({
    key: `job:${id}`,
    kind: "job-given-up",
    detail: `The site has given up a task: ${duties[name] ?? name} (job ${name}, ${id}).`,
  });
}

const workerLogger = new Logger((scope) => (level, message, meta) => {
  // Each job already says in its own words what it did, and why it failed.
  if (meta?.failure) return;
  logger[level === "error" ? "error" : level === "warning" ? "warn" : "debug"](scope, message);
});

/** Takes jobs within a second of their commit, here and on every other instance, until it is stopped. */
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
    // Without it, a connection that is lost without a word while it waits for an answer is waited for for ever.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
  });
  const warn = (error: Error) => logger.warn({ err: error }, "the worker lost a connection");
  pool.on("error", warn).on("connect", (client) => client.on("error", warn));
  await forgetStartsToCome();
  const runner = await run({
    pgPool: pool,
    events,
    logger: workerLogger,
    taskList: tasks,
    parsedCronItems: parseCronItems(schedule({ hasProvider: Boolean(env.STRIPE_SECRET_KEY) })),
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
  });
  keepLocksHonest(running);
  if (env.STRIPE_SECRET_KEY) watchForStalledSweeps();
  // The runner does not wait until its last jobs are recorded as done. Ending the pool does wait for
  // connections that are in use, so those jobs must have asked for theirs first: a pool that is ending
  // hands out no more.
  return async () => {
    await runner.stop();
    await setImmediate();
    await pool.end();
  };
}

/** With a wrong clock no sweep may start at all, and then no failed one would report it. */
function watchForStalledSweeps(): void {
  const look = () =>
    tellOfStalledSweeps().catch((err) => logger.error({ err }, "the last sweep was not looked up"));
  setInterval(look, HOUR_MS).unref();
}
