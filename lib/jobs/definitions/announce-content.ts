import { z } from "zod";
import { db } from "@/lib/db";
import { defineJob } from "@/lib/jobs/job";

const input = z.object({});

declare module "@/lib/queue/commands" {
  interface Jobs {
    "announce-content": z.infer<typeof input>;
  }
}

/** Makes every instance render its public pages anew (front/content-changes.ts). */
export const announceContent = defineJob({
  name: "announce-content",
  input,
  duty: "showing a page from the minute that was chosen for it",
  run: async () => {
    await db.$executeRaw`NOTIFY content_changed`;
    return "announced that the public pages have changed";
  },
});
