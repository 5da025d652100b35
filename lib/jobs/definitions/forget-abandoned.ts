import { z } from "zod";
import { defineJob } from "@/lib/jobs/job";
import { forgetAbandoned as run } from "@/lib/payments/abandoned/commands";
import { DAY_MS } from "@/lib/text/durations";

const input = z.object({});

declare module "@/lib/queue/commands" {
  interface Jobs {
    "forget-abandoned": z.infer<typeof input>;
  }
}

export const forgetAbandoned = defineJob({
  name: "forget-abandoned",
  input,
  schedule: { cron: "45 3 * * *", missedMs: DAY_MS },
  needsProvider: true,
  duty: "forgetting people who never paid",
  run,
  // No alert: the next night's run tries again.
  giveUp: async () => {},
});
