import { z } from "zod";
import { defineJob } from "@/lib/jobs/job";
import { alertOfStalledSweep, sweep as run } from "@/lib/payments/sweep";

const input = z.object({});

declare module "@/lib/queue/commands" {
  interface Jobs {
    sweep: z.infer<typeof input>;
  }
}

export const sweep = defineJob({
  name: "sweep",
  input,
  schedule: { cron: "*/10 * * * *", missedMs: 0 },
  needsProvider: true,
  duty: "comparing orders with the payments at Stripe",
  run,
  // The schedule starts the next sweep, so one failure needs no alert unless sweeps have stalled.
  giveUp: alertOfStalledSweep,
});
