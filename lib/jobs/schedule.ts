import type { Job } from "./job";
import { jobs } from "./list";

/** Tries each run once, because the next one follows anyway. */
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
