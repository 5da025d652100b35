import { z } from "zod";
import { defineJob } from "@/lib/jobs/job";
import { giveUpFailed, sendQueuedMail } from "@/lib/mail/send";

const input = z.object({ mailId: z.string() });

declare module "@/lib/queue/commands" {
  interface Jobs {
    "send-mail": z.infer<typeof input>;
  }
}

export const sendMail = defineJob({
  name: "send-mail",
  input,
  duty: "sending a mail",
  run: ({ mailId }) => sendQueuedMail(mailId),
  giveUp: ({ mailId }) => giveUpFailed(mailId),
});
