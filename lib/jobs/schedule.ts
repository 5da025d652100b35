import type { Jobs } from "@/lib/queue/commands";
import { DAY_MS } from "@/lib/text/durations";

/** The jobs that begin by the clock, in UTC. Without the card provider's keys nobody can be asked about payments. */
export function schedule({ hasProvider }: { hasProvider: boolean }) {
  return [
    ...(hasProvider
      ? [cronItem("sweep", "*/10 * * * *"), cronItem("forget-abandoned", "45 3 * * *", DAY_MS)]
      : []),
    cronItem("clean-up", "30 3 * * *", DAY_MS),
  ];
}

/**
 * One at a time, tried once: the next one comes by itself. `missedMs` says how late it may still start, on
 * a machine that was off at its time.
 */
function cronItem(task: keyof Jobs, match: string, missedMs = 0) {
  return {
    task,
    match,
    identifier: task,
    options: { backfillPeriod: missedMs, maxAttempts: 1, queueName: task, jobKey: task },
  };
}
