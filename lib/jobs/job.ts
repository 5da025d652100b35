import { z } from "zod";
import { raiseAlertAlone } from "@/lib/alerts/commands";
import { jobGivenUp } from "@/lib/alerts/kinds/job-given-up";
import { logger } from "@/lib/logger";
import { isKeyRefused } from "@/lib/payments/stripe-client";
import type { JobName } from "@/lib/queue/commands";
import { withRequestId } from "@/lib/request-context";

/** `cron` is in UTC; `missedMs` is how late the job may still start after a pause. */
type Schedule = { cron: string; missedMs: number };

type Definition<Input> = {
  name: JobName;
  input: z.ZodType<Input>;
  /** Returns one sentence for the log. */
  run: (input: Input) => Promise<string>;
  schedule?: Schedule;
  needsProvider?: boolean;
  /** Named in the alert when the job gives up. */
  duty: string;
  /** Called instead of raising that alert. */
  giveUp?: (input: Input) => Promise<void>;
};

type Attempt = { id: string; attempts: number; max_attempts: number };

export type Job = Pick<Definition<never>, "name" | "schedule" | "needsProvider"> & {
  task: (payload: unknown, attempt: { job: Attempt }) => Promise<void>;
};

/** A scheduled job has no request. */
const origin = z.object({ requestId: z.string().optional() });

export function defineJob<Input>(definition: Definition<Input>): Job {
  const { name, schedule, needsProvider } = definition;
  return {
    name,
    schedule,
    needsProvider,
    task: (payload, { job }) =>
      withRequestId(origin.parse(payload).requestId ?? `job-${job.id}`, () =>
        perform(definition, payload, job),
      ),
  };
}

async function perform<Input>(
  definition: Definition<Input>,
  payload: unknown,
  job: Attempt,
): Promise<void> {
  const log = logger.child({ job: job.id, task: definition.name, attempt: job.attempts });
  try {
    const outcome = await definition.run(definition.input.parse(payload));
    log.info({ outcome }, "job done");
  } catch (error) {
    log.error({ err: error }, "job failed");
    if (job.attempts >= job.max_attempts) await giveUp(definition, payload, job.id, error);
    throw error;
  }
}

function comesFromKey(error: unknown): boolean {
  return isKeyRefused(error) || (error instanceof Error && isKeyRefused(error.cause));
}

/** A refused key has an alert of its own, and the sweep restarts the jobs that failed because of it. */
async function giveUp<Input>(
  { name, input, duty, needsProvider, giveUp: instead }: Definition<Input>,
  payload: unknown,
  jobId: string,
  error: unknown,
): Promise<void> {
  const { success, data } = input.safeParse(payload);
  if (instead && success) return instead(data);
  if (needsProvider && comesFromKey(error)) return;
  await raiseAlertAlone(jobGivenUp, { jobId, name, duty });
}
