import { z } from "zod";
import { forgetFile as run } from "@/lib/courses/uploads/commands";
import { defineJob } from "@/lib/jobs/job";

const input = z.object({ file: z.string() });

declare module "@/lib/queue/commands" {
  interface Jobs {
    "forget-file": z.infer<typeof input>;
  }
}

export const forgetFile = defineJob({
  name: "forget-file",
  input,
  duty: "removing a film, captions or a workbook that was replaced",
  run: ({ file }) => run(file),
});
