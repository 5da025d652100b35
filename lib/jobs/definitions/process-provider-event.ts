import { z } from "zod";
import { defineJob } from "@/lib/jobs/job";
import { processEvent } from "@/lib/payments/stripe-events";

const input = z.object({ eventId: z.string() });

declare module "@/lib/queue/commands" {
  interface Jobs {
    "process-provider-event": z.infer<typeof input>;
  }
}

export const processProviderEvent = defineJob({
  name: "process-provider-event",
  input,
  needsProvider: true,
  duty: "working through a report from Stripe",
  run: ({ eventId }) => processEvent(eventId),
});
