import type { Job } from "./job";
import { jobs } from "./list";

/**
 * The jobs that begin by the clock, in UTC, one at a time, and tried once: the next one comes by itself.
 * Without keys nobody can be asked about payments.
 */
export function schedule({ hasProvider }: { hasProvider: boolean }) {
  return jobs.filter((job) => hasProvider || !job.needsProvider).flatMap(toCronItem);
}

function toCronItem({ name, schedule: time }: Job) {
  if (!time) return [];
  const options = {
    backfillPeriod: time.missedMs,
    maxAttempts: 1,
    queueName: name,
    jobKey: name,
  };
  return [{ task: name, match: time.cron, identifier: name, options }];
}
