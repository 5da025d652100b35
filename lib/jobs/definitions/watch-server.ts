import { z } from "zod";
import { watchServer } from "@/lib/health/commands";
import { defineJob } from "@/lib/jobs/job";

const input = z.object({});

declare module "@/lib/queue/commands" {
  interface Jobs {
    "watch-server": z.infer<typeof input>;
  }
}

export const watchTheServer = defineJob({
  name: "watch-server",
  input,
  schedule: { cron: "50 * * * *", missedMs: 0 },
  duty: "looking after disk, backup, certificate, film store and checkout",
  run: watchServer,
});
