import { Logger, parseCronItems, type Runner, run, type TaskList } from "graphile-worker";
import { z } from "zod";
import { refundDuplicate } from "@/lib/checkout/commands";
import { processEvent, sweep } from "@/lib/checkout/stripe-events";
import { env } from "@/lib/env";
import { logger } from "@/lib/logger";
import { sendQueuedMail } from "@/lib/mail/jobs";
import type { Jobs } from "./queue";

const tasks: { [Name in keyof Jobs]: TaskList[string] } = {
  "send-mail": task(z.object({ mailId: z.string() }), ({ mailId }) => sendQueuedMail(mailId)),
  "process-provider-event": task(z.object({ eventId: z.string() }), ({ eventId }) =>
    processEvent(eventId),
  ),
  "refund-duplicate": task(z.object({ orderId: z.string() }), ({ orderId }) =>
    refundDuplicate(orderId),
  ),
  sweep: task(z.object({}), sweep),
};

/** Parses what the job was told, and logs in one sentence what it did or why it failed. */
function task<Payload>(schema: z.ZodType<Payload>, work: (payload: Payload) => Promise<string>) {
  const run: TaskList[string] = async (payload, { job }) => {
    const log = logger.child({ job: job.id, task: job.task_identifier, attempt: job.attempts });
    try {
      log.info({ outcome: await work(schema.parse(payload)) }, "job done");
    } catch (error) {
      log.error(error, "job failed");
      throw error;
    }
  };
  return run;
}

const workerLogger = new Logger((scope) => (level, message) => {
  // Each job already says in its own words what it did.
  logger[level === "error" ? "error" : level === "warning" ? "warn" : "debug"](scope, message);
});

/** Takes jobs within a second of their commit, here and on every other instance. */
export async function startWorker(): Promise<Runner> {
  return run({
    connectionString: env.DATABASE_URL,
    logger: workerLogger,
    taskList: tasks,
    parsedCronItems: parseCronItems(
      env.STRIPE_SECRET_KEY ? [{ task: "sweep", match: "*/10 * * * *", identifier: "sweep" }] : [],
    ),
    concurrency: 4,
    pollInterval: 2000,
    noHandleSignals: true,
  });
}
