import type { z } from "zod";
import { defineJob } from "@/lib/jobs/job";
import { forgetPicture as run } from "@/lib/media/pictures/commands";
import { deletedPicture } from "@/lib/media/pictures/schema";

declare module "@/lib/queue/commands" {
  interface Jobs {
    "forget-picture": z.infer<typeof deletedPicture>;
  }
}

export const forgetPicture = defineJob({
  name: "forget-picture",
  input: deletedPicture,
  duty: "removing the files of a picture that was deleted",
  run,
});
